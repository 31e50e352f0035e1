import type { Deps } from '../../../deps.ts';
import type { DueSubscriber } from './tables.ts';

/** Runs for all subscribers concurrently. A failure is logged, affects only its subscriber, and is retried after the lease. */
export async function forEach(
  { log }: Pick<Deps, 'log'>,
  due: readonly DueSubscriber[],
  failure: string,
  work: (who: DueSubscriber) => Promise<void>,
): Promise<void> {
  await Promise.all(
    due.map((who) =>
      work(who).catch((error: unknown) => log.error({ err: error, userId: who.user_id }, failure)),
    ),
  );
}
