import { retryWaitMs } from '#core/rules/rights/delivery-retry.ts';
import type { Deps } from '../../../deps.ts';
import { supplierTimeoutMs, type GrantOutcome } from '../../../upstreams/suppliers/port.ts';
import { deliveryPool, type DeliveryPool } from './delivery-pool.ts';
import { deliveryResults, type DeliveryResults } from './delivery-results.ts';
import { leaseDue, leaseOverdue, type DueClaim } from './due-claims.ts';

/** Longer than a grant and a revocation may take together, so that no other instance asks meanwhile. */
const leaseMs = 2 * supplierTimeoutMs + 4_000;
const overdueEveryMs = 1_000;

type Settled = Extract<GrantOutcome, { kind: 'granted' | 'refused' }>;

export interface Deliverer {
  /** Starts as many due deliveries as there is capacity for and returns their number; each notifies `claimsDue` when it ends. */
  startDue(): Promise<number>;
  /** Waits for the deliveries under way. */
  idle(): Promise<void>;
}

/** Delivers claims concurrently. The claim's row is the job: it stays due until it is settled, so a crash loses nothing. */
export function deliverer(deps: Deps): Deliverer {
  const { db, clock, log, claimsDue } = deps;
  const results = deliveryResults(deps);
  const pool = deliveryPool();
  let nextOverdueAt = -Infinity;

  const begin = (due: readonly DueClaim[], leaseUntil: Date): number => {
    for (const claim of due) {
      const delivery = deliver(deps, results, pool, claim, leaseUntil).catch((error: unknown) =>
        log.error({ err: error, claimId: claim.claim_id }, 'a delivery failed and will be retried'),
      );
      pool.add(claim.supplier, delivery);
      void delivery.finally(() => claimsDue.notify());
    }
    return due.length;
  };
  const leaseAndBegin = async (lease: typeof leaseDue, skipPaused: boolean): Promise<number> => {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    return begin(await lease(db, { now, leaseUntil, capacity: pool.capacity(skipPaused) }), leaseUntil);
  };

  return {
    async startDue() {
      if (pool.isFull()) return 0;
      let overdue = 0;
      if (performance.now() >= nextOverdueAt) {
        nextOverdueAt = performance.now() + overdueEveryMs;
        overdue = await leaseAndBegin(leaseOverdue, false);
      }
      return overdue + (await leaseAndBegin(leaseDue, true));
    },
    idle: () => pool.idle(),
  };
}

async function deliver(
  { clock, supplier }: Deps,
  results: DeliveryResults,
  pool: DeliveryPool,
  claim: DueClaim,
  leaseUntil: Date,
): Promise<void> {
  const outcome = await supplier.grant({
    claimId: claim.claim_id,
    mobile: claim.mobile,
    rightsId: claim.rights_id,
    supplier: claim.supplier,
  });
  pool.recordCall(claim.supplier, outcome.kind !== 'held-back');
  if (outcome.kind === 'granted' || outcome.kind === 'refused') return settle(results, claim, outcome);
  const now = clock.now();
  // Past the time limit the order is revoked; the subscriber gets the month's slot back unless it was granted after all.
  if (now >= claim.deliver_by)
    return giveUp(results, claim, await supplier.revoke(claim.claim_id, claim.supplier));
  const leased = { claimId: claim.claim_id, leaseUntil };
  if (outcome.kind === 'held-back')
    return void (await results.requeue({ ...leased, nextTryAt: claim.due_at }));
  const nextTryAt = new Date(
    Math.min(now.getTime() + retryWaitMs(claim.tries, Math.random()), claim.deliver_by.getTime()),
  );
  await results.unanswered({ ...leased, nextTryAt, reason: outcome.reason });
}

async function settle(
  results: DeliveryResults,
  { claim_id: claimId }: DueClaim,
  outcome: Settled,
  toReconcile: string | null = null,
): Promise<void> {
  if (outcome.kind === 'granted')
    return void (await results.delivered({ claimId, content: outcome.content ?? '' }));
  await results.refused({
    claimId,
    reason: outcome.reason,
    note: `发放未成功：${outcome.reason || '合作方暂时无法发放'}，名额已退回，可重新领取`,
    toReconcile,
  });
}

function giveUp(results: DeliveryResults, claim: DueClaim, revoked: GrantOutcome): Promise<void> {
  const late = { kind: 'refused', reason: '合作方超时未响应' } as const;
  switch (revoked.kind) {
    case 'granted':
      return settle(results, claim, revoked);
    case 'refused':
      return settle(results, claim, late);
    case 'unknown':
      return settle(results, claim, late, revoked.reason);
    case 'held-back':
      return settle(results, claim, late, 'not asked: the supplier does not answer');
  }
}
