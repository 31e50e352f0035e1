import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { formatFen, sumFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { useEligibility } from '#web/platform/gateway/use-eligibility.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import type { CashStatus } from './cash-status-of.ts';
import styles from './sign-action.module.css';

interface SignActionProps {
  readonly status: CashStatus;
  onRetry(): void;
  onSigned(signed: CashSigned): void;
}

/** The daily sign-in button, or why it is disabled. */
export function SignAction({ status: { who, signedToday, todayGains }, onRetry, onSigned }: SignActionProps) {
  const { goToLogin } = useSessionActions();
  const eligibility = useEligibility();
  const { run, busy } = useSign(onSigned);
  const yuan = formatFen(sumFen(todayGains.map(({ amountFen }) => amountFen)));
  if (who === 'guest')
    return (
      <Button full onPress={goToLogin}>
        登录签到，今天领{yuan}元
      </Button>
    );
  if (who === 'unread')
    return (
      <Button full kind="soft" onPress={onRetry}>
        签到情况没有加载出来，点击重试
      </Button>
    );
  if (who === 'loading' || (eligibility.kind === 'askServer' && !signedToday))
    return (
      <div role="status" aria-label="加载中">
        <SkeletonBox height="var(--button-height-large)" radius={24} />
      </div>
    );
  if (signedToday)
    return (
      <Button full disabled reason="每天可签到一次，明天0点后再来">
        今天已领{yuan}元，明天再来
      </Button>
    );
  if (eligibility.kind === 'refused')
    return (
      <p className={styles.refusal} role="note">
        <Icon of={infoIcon} size={18} />
        <span>{eligibility.toast}</span>
      </p>
    );
  return (
    <Button full busy={busy} onPress={() => run(undefined)}>
      立即签到，领{yuan}元
    </Button>
  );
}

/** Signs in for today. Idempotent: after a lost answer the server repeats the first one. */
function useSign(onSigned: (signed: CashSigned) => void): Action<undefined> {
  const call = useApi();
  const queries = useQueryCache();
  const refresh = () =>
    Promise.all([dailyCash.cashState, dailyCash.cashEntries].map(({ path }) => queries.refresh(path)));
  return useAction<undefined, CashSigned>(() => call(dailyCash.signForCash, {}), {
    onDone: (signed) => {
      onSigned(signed);
      void refresh();
    },
    onFailed: () => {
      void refresh();
    },
  });
}
