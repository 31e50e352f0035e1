import type { Instant } from '../format/china-time.ts';

/** What brings further chances, each once a day. */
export const lotteryTasks = ['signIn', 'browse', 'share'] as const;
export type LotteryTask = (typeof lotteryTasks)[number];

export const browseMs = 15_000;

export type TaskState = 'open' | 'started' | 'ready' | 'done';

/** Where a subscriber stands with a task today. Browsing lasts 15 seconds by the server's clock. */
export function taskState(
  task: LotteryTask,
  { startedAt, isDone }: { readonly startedAt: Instant | null; readonly isDone: boolean },
  now: Instant,
): TaskState {
  if (isDone) return 'done';
  if (task !== 'browse') return 'ready';
  if (startedAt === null) return 'open';
  return Number(now) - Number(startedAt) < browseMs ? 'started' : 'ready';
}
