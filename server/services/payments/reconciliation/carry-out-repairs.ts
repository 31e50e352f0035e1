import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { dueRepairs } from '../differences/differences.ts';
import { repairDifference } from './repair-difference.ts';

const perRound = 20;

/** Carries out repairs that were approved; one that an instance did not finish is repeated under its number, a refund on hold too. */
export const carryOutRepairsWork = (deps: Deps): Work => ({
  name: 'carry-out-repairs',
  everyMs: 2_000,
  async run() {
    const due = await dueRepairs(deps.db, deps.clock.now(), perRound);
    for (const { difference_id } of due) await repairDifference(deps, difference_id);
    return due.length;
  },
});
