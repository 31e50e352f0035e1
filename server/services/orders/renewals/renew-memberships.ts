import { sql } from 'kysely';
import { renewalStep } from '#core/rules/membership/renewal-step.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { announceDebit } from './announce-debit.ts';
import { debitPeriod, giveUpRenewal } from './debit-period.ts';
import { leaseRenewals, renewalFacts, type RenewalRow } from './tables.ts';

const perRound = 20;
/** Long enough for the upstreams' answers; then it is tried again. */
const leaseMs = 5 * 60_000;

/** Announces and debits the periods that are due; returns how many renewals it looked at. */
export async function renewMemberships(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const due = await leaseRenewals(deps.db, { now, until, max: perRound });
  await Promise.all(
    due.map((renewal) =>
      doNext(deps, renewal, now).catch((error: unknown) => {
        const { subscription_id: subscriptionId } = renewal;
        deps.log.error({ err: error, subscriptionId }, 'a renewal failed and will be retried');
      }),
    ),
  );
  return due.length;
}

async function doNext(deps: Deps, renewal: RenewalRow, now: Date): Promise<void> {
  const step = renewalStep(renewalFacts(renewal), now.getTime());
  switch (step.kind) {
    case 'notice':
      return announceDebit(deps, renewal, now);
    case 'debit':
      return debitPeriod(deps, renewal, now);
    case 'give-up':
      return giveUpRenewal(deps, renewal, now);
    case 'wait':
      await deps.db
        .updateTable('renewals')
        .set({ next_try_at: new Date(step.until) })
        .where('subscription_id', '=', renewal.subscription_id)
        .where('period', '=', renewal.period)
        .execute();
      return undefined;
  }
}

export const renewMembershipsWork = (deps: Deps): Work => ({
  name: 'renew-memberships',
  everyMs: 30_000,
  dueAt: sql`select min(next_try_at) from renewals where state = 'on'`,
  run: () => renewMemberships(deps),
});
