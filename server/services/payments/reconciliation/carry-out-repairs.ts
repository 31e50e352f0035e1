import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { dueRepairs } from '../differences/differences.ts';
import { repairDifference } from './repair-difference.ts';

const perRound = 20;

/** Carries out repairs that were approved; one that an instance did not finish is repeated under its number, a refund on hold too. */
export const carryOutRepairsWork = (deps: Deps): Work => ({
  name: 'carry-out-repairs',
  everyMs: 2_000,
  dueAt: sql`select min(coalesce(repairing_until, to_timestamp(0))) from money_differences where state = 'open' and (repair_due_at is not null or kind = 'refund-refused' and repairing_until is not null)`,
  async run() {
    const due = await dueRepairs(deps.db, deps.clock.now(), perRound);
    for (const { difference_id } of due) await repairDifference(deps, difference_id);
    return due.length;
  },
});
