import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { repairDifference } from './repair-difference.ts';

const perRound = 20;

/** Carries out repairs that were approved; one that an instance did not finish is repeated under its number. */
export const carryOutRepairsWork = (deps: Deps): Work => ({
  name: 'carry-out-repairs',
  everyMs: 2_000,
  async run() {
    const now = deps.clock.now();
    const due = await deps.db
      .selectFrom('money_differences')
      .select('difference_id')
      .where('repair_due_at', 'is not', null)
      .where((e) => e.or([e('repairing_until', 'is', null), e('repairing_until', '<=', now)]))
      .orderBy('repair_due_at')
      .limit(perRound)
      .execute();
    for (const { difference_id } of due) await repairDifference(deps, difference_id);
    return due.length;
  },
});
