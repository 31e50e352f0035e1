import { retryWaitMs } from '#core/rules/rights/delivery-retry.ts';
import type { Deps } from '../../../deps.ts';
import { supplierPatienceMs, type GrantOutcome } from '../../../upstreams/suppliers/port.ts';
import { claimNotes, type ClaimNotes } from './claim-notes.ts';
import { deliveryPool, type DeliveryPool } from './delivery-pool.ts';
import { takeDue, takeOverdue, type DueClaim } from './take-due-claims.ts';

/** Longer than a supplier may take to grant and then to take back, so that nobody else asks meanwhile. */
const leaseMs = 2 * supplierPatienceMs + 4_000;
const overdueEveryMs = 1_000;

type Settled = Extract<GrantOutcome, { kind: 'granted' | 'refused' }>;

export interface Deliverer {
  /** Takes on what is due as far as there is room, and says how much that was; whatever ends rings `claimsDue`. */
  takeOn(): Promise<number>;
  /** Waits for everything under way. */
  idle(): Promise<void>;
}

/** Delivers claims, many side by side. A claim is the job: it stays due until it is settled, whoever dies. */
export function deliverer(deps: Deps): Deliverer {
  const { db, clock, log, claimsDue } = deps;
  const notes = claimNotes(deps);
  const pool = deliveryPool();
  let looksForOverdueAt = -Infinity;

  const begin = (due: readonly DueClaim[], leaseUntil: Date): number => {
    for (const claim of due) {
      const delivery = deliver(deps, notes, pool, claim, leaseUntil).catch((error: unknown) =>
        log.error({ err: error, claimId: claim.claim_id }, 'a delivery broke off and will be taken up again'),
      );
      pool.add(claim.supplier, delivery);
      void delivery.finally(() => claimsDue.ring());
    }
    return due.length;
  };
  const takeNow = (take: typeof takeDue, sparing: boolean) => {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    return take(db, { now, leaseUntil, room: pool.room(sparing) }).then((due) => begin(due, leaseUntil));
  };

  return {
    async takeOn() {
      if (pool.isFull()) return 0;
      let overdue = 0;
      if (performance.now() >= looksForOverdueAt) {
        looksForOverdueAt = performance.now() + overdueEveryMs;
        overdue = await takeNow(takeOverdue, false);
      }
      return overdue + (await takeNow(takeDue, true));
    },
    idle: () => pool.idle(),
  };
}

async function deliver(
  { clock, supplier }: Deps,
  notes: ClaimNotes,
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
  pool.heard(claim.supplier, outcome.kind !== 'held-back');
  if (outcome.kind === 'granted' || outcome.kind === 'refused') return settle(notes, claim, outcome);
  const now = clock.now();
  // The time limit is up: the order is taken back, and the subscriber gets the month's slot back unless it was granted after all.
  if (now >= claim.deliver_by)
    return giveUp(notes, claim, await supplier.revoke(claim.claim_id, claim.supplier));
  const leased = { claimId: claim.claim_id, leaseUntil };
  if (outcome.kind === 'held-back') return void (await notes.putBack({ ...leased, nextTryAt: claim.due_at }));
  const nextTryAt = new Date(
    Math.min(now.getTime() + retryWaitMs(claim.tries, Math.random()), claim.deliver_by.getTime()),
  );
  await notes.silent({ ...leased, nextTryAt, reason: outcome.reason });
}

async function settle(
  notes: ClaimNotes,
  { claim_id: claimId }: DueClaim,
  outcome: Settled,
  toReconcile: string | null = null,
): Promise<void> {
  if (outcome.kind === 'granted')
    return void (await notes.delivered({ claimId, content: outcome.content ?? '' }));
  await notes.refused({
    claimId,
    reason: outcome.reason,
    note: `发放未成功：${outcome.reason || '合作方暂时无法发放'}，名额已退回，可重新领取`,
    toReconcile,
  });
}

function giveUp(notes: ClaimNotes, claim: DueClaim, taken: GrantOutcome): Promise<void> {
  const late = { kind: 'refused', reason: '合作方超时未响应' } as const;
  switch (taken.kind) {
    case 'granted':
      return settle(notes, claim, taken);
    case 'refused':
      return settle(notes, claim, late);
    case 'unknown':
      return settle(notes, claim, late, taken.reason);
    case 'held-back':
      return settle(notes, claim, late, 'not asked: the supplier keeps silent');
  }
}
