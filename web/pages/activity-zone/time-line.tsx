import { board } from '#core/contract/activity/board.ts';
import type { BoardSale } from '#core/contract/activity/board.shapes.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { boardRow } from '#core/rules/activity/board-row.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './time-line.module.css';

interface SessionsProps {
  readonly sales: readonly BoardSale[];
  readonly now: number;
}

/** 接下来: what begins when, with a reminder. */
export function NextSessions({ sales, now }: SessionsProps) {
  if (sales.length === 0) return null;
  return (
    <section id="next-sessions" className={styles.section} aria-label="接下来" data-floor="接下来">
      <h2 className={styles.title}>
        接下来 <span>到点提醒你</span>
      </h2>
      <Sessions sales={sales} now={now} />
    </section>
  );
}

/** 今天已结束: folded, with the results. */
export function EndedSessions({ sales, now }: SessionsProps) {
  if (sales.length === 0) return null;
  return (
    <details className={styles.section} data-floor="今天已结束">
      <summary className={styles.title}>
        今天已结束 <span>{sales.length}场，点开看结果</span>
      </summary>
      <Sessions sales={sales} now={now} isPast />
    </details>
  );
}

function Sessions({ sales, now, isPast = false }: SessionsProps & { readonly isPast?: boolean }) {
  const { remind, busyId } = useReminder();
  return (
    <ul className={isPast ? styles.past : styles.line}>
      {sales.map((sale) => (
        <Session
          key={sale.sessionId}
          sale={sale}
          now={now}
          isPast={isPast}
          busy={busyId === sale.sessionId}
          onRemind={(isOn) => remind(sale, isOn)}
        />
      ))}
    </ul>
  );
}

interface SessionProps {
  readonly sale: BoardSale;
  readonly now: number;
  readonly isPast: boolean;
  readonly busy: boolean;
  onRemind(isOn: boolean): void;
}

function Session({ sale, now, isPast, busy, onRemind }: SessionProps) {
  const href = useHref();
  const picture = usePicture('small');
  const { sessionId, goods, beginsAt } = sale;
  const { day, time, title, note, button, action, isDone } = boardRow(sale, now);
  const query = { sessionId };
  const isReminder = action === 'remind' || action === 'cancelReminder';
  return (
    <li className={styles.item}>
      <time className={styles.time} dateTime={beginsAt}>
        {day !== '' && <span>{day}</span>}
        {time}
      </time>
      <Card className={styles.box}>
        <LazyImage className={styles.picture} src={picture(goods[0]?.picUrl ?? 'goods/gift')} />
        <span className={styles.words}>
          <b>{title}</b>
          <span>{note}</span>
        </span>
        <Button
          size="s"
          kind={isPast ? 'text' : isDone ? 'plain' : 'soft'}
          busy={busy}
          href={
            isReminder ? undefined : href({ page: action === 'result' ? 'drawResult' : 'flashSale', query })
          }
          onPress={isReminder ? () => onRemind(action === 'remind') : undefined}
        >
          {button}
          <span className="visually-hidden">
            {action === 'cancelReminder' ? '，点按取消' : ''}：{time}
            {title}
          </span>
        </Button>
      </Card>
    </li>
  );
}

interface Tap {
  readonly sessionId: string;
  readonly isOn: boolean;
}

function useReminder() {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const refresh = () => {
    for (const { path } of [board.activityBoard, flashSales.mySales, flashSales.appointments])
      void queries.refresh(path);
  };
  const { run, busy, input } = useAction((tap: Tap) => call(board.remindOfSession, tap), {
    onDone: (_nothing, { isOn }) => {
      toast(isOn ? '预约成功，开抢前5分钟提醒您' : '已取消预约');
      refresh();
    },
    onFailed: refresh,
  });
  return {
    busyId: busy ? input?.sessionId : undefined,
    remind: ({ sessionId }: BoardSale, isOn: boolean) => signInFirst(() => run({ sessionId, isOn })),
  };
}
