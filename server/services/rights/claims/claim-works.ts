import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { claimDeliverer } from './deliver-claims.ts';
import { notifyFailedClaims } from './notify-failed-claims.ts';

/** Deliveries wait at most this long for a load of claims to end. */
const maxLoadWaitMs = 30_000;

/** Delivers claims and notifies failed ones. Two works: a slow SMS gateway delays messages, never deliveries. */
export function claimWorks(deps: Deps): readonly Work[] {
  const { startDue, idle } = claimDeliverer(deps);
  return [
    {
      name: 'deliver-claims',
      run: () => deps.loadGate.whenQuiet(maxLoadWaitMs).then(startDue),
      signal: deps.claimsDue,
      everyMs: 1_000,
      dueAt: sql`select to_timestamp(0) where exists (select from claims where state = 'delivering')`,
      afterStop: idle,
    },
    {
      name: 'failed-claims',
      run: () => notifyFailedClaims(deps),
      everyMs: 15_000,
      dueAt: sql`select min(notify_at) from claims where notify_at is not null`,
    },
  ];
}
