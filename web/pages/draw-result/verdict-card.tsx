import type { DrawResult, MyFlashSales } from '#core/contract/activity/flash-sales.shapes.ts';
import { drawVerdict, type DrawStep } from '#core/rules/activity/draw-verdict.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './verdict-card.module.css';

interface VerdictCardProps {
  readonly result: DrawResult;
  /** Undefined for guests, and until it is loaded. */
  readonly mine: MyFlashSales | undefined;
}

/** Won or not, with the own number, and what comes next. */
export function VerdictCard({ result, mine }: VerdictCardProps) {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const isPending = isMember && mine === undefined;
  const { kind, title, text, ticket, step } = drawVerdict(result, mine ?? null);
  return (
    <Floor label="我的结果" busy={isPending}>
      {isPending ? (
        <SkeletonBox height={172} />
      ) : (
        <div className={styles.verdict}>
          <p className={kind === 'won' ? `${styles.title} ${styles.won}` : styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
          <p className={styles.ticket}>
            <span>你的签号</span>
            <b>{ticket ?? (kind === 'guest' ? '登录可见' : '未报名')}</b>
          </p>
          <StepButton step={step} sessionId={result.sessionId} />
        </div>
      )}
    </Floor>
  );
}

function StepButton({ step, sessionId }: { readonly step: DrawStep; readonly sessionId: string }) {
  const href = useHref();
  const { goToLogin } = useSessionActions();
  switch (step.kind) {
    case 'signIn':
      return (
        <Button full onPress={goToLogin}>
          {step.text}
        </Button>
      );
    case 'sale':
      return (
        <Button full href={href({ page: 'flashSale', query: { sessionId } })}>
          {step.text}
        </Button>
      );
    case 'pay':
      return (
        <Button full href={href(checkoutTarget({ orderNo: step.orderNo }))}>
          {step.text}
        </Button>
      );
    case 'view':
      return (
        <Button full href={href({ page: 'orderDetail', query: { orderNo: step.orderNo } })}>
          {step.text}
        </Button>
      );
  }
}
