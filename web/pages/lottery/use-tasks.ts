import { useEffect } from 'react';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryId, LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import type { LotteryTask } from '#core/rules/lottery/lottery-tasks.ts';
import { shareLink } from '#core/rules/hosts/share-link.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export type TaskView = LotteryState['tasks'][number];

interface Tasks {
  readonly busy: LotteryTask | undefined;
  start(task: TaskView): void;
}

/** Does a task: signs in or shares here, or leads to the page to browse and counts from the start. */
export function useTasks(lotteryId: LotteryId, tasks: readonly TaskView[]): Tasks {
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  // The page that is browsed shows the seconds of this lottery's task.
  const browsed = { page: 'activityZone', query: { task: lotteryId } } as const;
  const refresh = () => void queries.refresh(lottery.lotteryState.path);
  const { run, busy, input } = useAction<TaskView, LotteryState>(
    ({ task }) => call(lottery.doLotteryTask, { lotteryId, task }),
    {
      onDone: (_state, { task, state }) => {
        if (state === 'open') go(browsed);
        else if (task !== 'share') toast('机会+1，去转一转吧');
        refresh();
      },
      onFailed: refresh,
    },
  );
  const waitMs = Math.max(0, ...tasks.map((each) => each.waitMs));
  useEffect(() => {
    if (waitMs === 0) return undefined;
    const timer = setTimeout(() => void queries.refresh(lottery.lotteryState.path), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, queries]);
  return {
    busy: busy ? input?.task : undefined,
    start(task) {
      if (task.state === 'started') go(browsed);
      else if (task.task === 'share') void share().then((shared) => shared && run(task));
      else run(task);
    },
  };
}

/** Shares with the system's sheet, or copies the link; false when the subscriber cancelled. */
async function share(): Promise<boolean> {
  const url = shareLink(globalThis.location.href);
  if ('share' in navigator)
    return navigator.share({ title: '转一转，赚好礼', url }).then(
      () => true,
      () => false,
    );
  const copied = await copyText(url);
  toast(
    copied ? '链接已复制，粘贴给好友即可' : '没有复制成功，请用右上角菜单分享',
    copied ? undefined : 'alert',
  );
  return copied;
}
