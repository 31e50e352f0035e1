import type { LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import { lotteryTasks, type LotteryTask } from '#core/rules/lottery/lottery-tasks.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useSecondsLeft } from '#web/features/lottery/use-seconds-left.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useTasks, type TaskView } from './use-tasks.ts';
import styles from './task-list.module.css';

const texts: Readonly<Record<LotteryTask, { name: string; text: string; todo: string; art: ArtKey }>> = {
  signIn: { name: '每日签到', text: '每天可得1次机会', todo: '签到', art: 'quick/sign' },
  browse: { name: '逛活动专区15秒', text: '逛完回来领1次机会', todo: '去逛逛', art: 'quick/flash' },
  share: { name: '邀请好友一起转', text: '每天分享可得1次机会', todo: '去邀请', art: 'quick/group' },
};

interface TaskListProps {
  readonly lotteryId: LotteryId;
  /** undefined while they are loading. */
  readonly tasks: readonly TaskView[] | undefined;
  /** When they were answered. */
  readonly at: number;
  /** Set for a guest, whose every button leads to the login page. */
  readonly onSignIn: (() => void) | undefined;
}

/** What brings further chances today. */
export function TaskList({ lotteryId, tasks, at, onSignIn }: TaskListProps) {
  const art = useArt();
  const { busy, start } = useTasks(lotteryId, tasks ?? []);
  const waiting = tasks?.find(({ state }) => state === 'started');
  const left = useSecondsLeft(waiting && at + waiting.waitMs);
  return (
    <ul className={styles.tasks}>
      {lotteryTasks.map((task) => {
        const { name, text, todo, art: key } = texts[task];
        const view = tasks?.find((each) => each.task === task);
        return (
          <li key={task}>
            <img src={art(key)} width={36} height={36} alt="" />
            <span className={styles.text}>
              <b className={styles.name}>{name}</b>
              <span className={styles.caption}>
                {view?.state === 'started' && left ? `还差${left}秒，回去接着逛` : text}
              </span>
            </span>
            {!view && !onSignIn && (
              // As wide as it will be, so that a narrow row breaks in the same place.
              <Button size="s" disabled label={`${todo}，${name}`}>
                {todo}
              </Button>
            )}
            {onSignIn && (
              <Button size="s" label={`${todo}，${name}`} onPress={onSignIn}>
                {todo}
              </Button>
            )}
            {view && !onSignIn && (
              <Button
                size="s"
                busy={busy === task}
                disabled={view.state === 'done'}
                reason={view.state === 'done' ? '今天已经完成，明天再来' : undefined}
                label={`${wordOf(view, todo)}，${name}`}
                onPress={() => start(view)}
              >
                {wordOf(view, todo)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function wordOf({ task, state }: TaskView, todo: string): string {
  if (state === 'done') return '已完成';
  if (state === 'started') return '继续逛';
  return task === 'browse' && state === 'ready' ? '领机会' : todo;
}
