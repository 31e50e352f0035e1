import type { Deps } from '../../../deps.ts';
import type { DueSubscriber } from './tables.ts';

/** Works for everybody at once; what fails for one is logged, comes due again with its lease, and is nobody else's trouble. */
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
