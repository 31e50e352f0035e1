import { useEffect } from 'react';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import { spokenSeconds } from '#core/rules/lottery/browse-words.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { lotteryOf } from './lottery-at.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import styles from './browse-countdown.module.css';

/** Over the page that is browsed: how many seconds are left, then the chance. The server's time decides, so a reload or a way back changes nothing. */
export function BrowseCountdown({ lotteryId }: { lotteryId: LotteryId }) {
  const call = useApi();
  const href = useHref();
  const queries = useQueryCache();
  const own = useCall(lottery.lotteryState, { lotteryId }, { staleMs: 0 });
  const { refetch } = own;
  const task = own.data?.tasks.find((each) => each.task === 'browse');
  const left = useSecondsLeft(task?.state === 'started' ? own.at + task.waitMs : undefined);
  useEffect(() => {
    if (left === 0) void refetch();
  }, [left, refetch]);
  const claim = useAction(() => call(lottery.doLotteryTask, { lotteryId, task: 'browse' }), {
    onDone: () => void queries.refresh(lottery.lotteryState.path),
  });
  const isReady = task?.state === 'ready';
  const isDone = claim.done && task?.state === 'done';
  if (!isReady && !isDone && left === undefined) return null;
  const wheel = href({ page: lotteryOf(lotteryId).wheel });
  return (
    <aside className={styles.task} aria-label="逛一逛任务">
      <p className="visually-hidden" role="status">
        {isDone ? '已领1次机会' : spokenSeconds(left ?? 0)}
      </p>
      {isDone ? (
        <>
          <span className="grow">已领1次抽奖机会</span>
          <Button size="s" href={wheel}>
            去转一转
          </Button>
        </>
      ) : isReady ? (
        <>
          <span className="grow">逛满15秒啦</span>
          <Button size="s" busy={claim.busy} onPress={() => claim.run(undefined)}>
            领1次机会
          </Button>
        </>
      ) : (
        <>
          <b className={`number ${styles.seconds}`} aria-hidden="true">
            {left}
          </b>
          <span className="grow" aria-hidden="true">
            再逛{left}秒，可领1次抽奖机会
          </span>
          <a className={`${styles.back} touch-target`} href={wheel}>
            回转盘
          </a>
        </>
      )}
    </aside>
  );
}
