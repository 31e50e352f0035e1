import { retryWaitMs } from '#core/rules/rights/deliveries/delivery-retry.ts';
import { failedDeliveryNote } from '#core/rules/rights/deliveries/failed-delivery-note.ts';
import type { Deps } from '../../../deps.ts';
import { supplierTimeoutMs, type GrantOutcome } from '../../../upstreams/suppliers/port.ts';
import { deliveryPool, type DeliveryPool } from './delivery-pool.ts';
import type { DeliveryQueue, DeliveryResults, DueDelivery } from './delivery-queue.ts';

/** Longer than a grant and a revocation may take together, so that no other instance sends it meanwhile. */
const leaseMs = 2 * supplierTimeoutMs + 4_000;
const overdueEveryMs = 1_000;

type Settled = Extract<GrantOutcome, { kind: 'granted' | 'refused' }>;

export interface Deliverer {
  /** Starts as many due deliveries as there is capacity for and returns their number; each notifies the queue's signal when it ends. */
  startDue(): Promise<number>;
  /** Waits for the deliveries under way. */
  idle(): Promise<void>;
}

type DelivererDeps = Pick<Deps, 'clock' | 'log' | 'supplier' | 'encryption'>;

/** Delivers what is due concurrently, each delivery once: a retry carries the same id, an unknown outcome is queried. */
export function deliverer(deps: DelivererDeps, queue: DeliveryQueue): Deliverer {
  const { clock, log } = deps;
  const pool = deliveryPool();
  let nextOverdueAt = -Infinity;

  const begin = (due: readonly DueDelivery[], leaseUntil: Date): number => {
    for (const each of due) {
      const delivery = deliver(deps, queue.results, pool, each, leaseUntil).catch((error: unknown) =>
        log.error({ err: error, deliveryId: each.id }, 'a delivery failed and will be retried'),
      );
      pool.add(each.supplier, delivery);
      void delivery.finally(() => queue.signal.wake());
    }
    return due.length;
  };
  const leaseAndBegin = async (lease: DeliveryQueue['leaseDue'], skipPaused: boolean): Promise<number> => {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    return begin(await lease({ now, leaseUntil, capacity: pool.capacity(skipPaused) }), leaseUntil);
  };

  return {
    async startDue() {
      if (pool.isFull()) return 0;
      let overdue = 0;
      if (performance.now() >= nextOverdueAt) {
        nextOverdueAt = performance.now() + overdueEveryMs;
        overdue = await leaseAndBegin((lease) => queue.leaseOverdue(lease), false);
      }
      return overdue + (await leaseAndBegin((lease) => queue.leaseDue(lease), true));
    },
    idle: () => pool.idle(),
  };
}

async function deliver(
  { clock, supplier, encryption }: DelivererDeps,
  results: DeliveryResults,
  pool: DeliveryPool,
  due: DueDelivery,
  leaseUntil: Date,
): Promise<void> {
  if (due.gives_back) return giveUp(results, due, await supplier.revoke(due.id, due.supplier));
  const outcome = await supplier.grant({
    claimId: due.id,
    mobile: encryption.mobiles.open(due.mobile_sealed),
    rightsId: due.item,
    quantity: due.quantity,
    supplier: due.supplier,
  });
  pool.recordCall(due.supplier, outcome.kind !== 'held-back');
  if (outcome.kind === 'granted' || outcome.kind === 'refused') return settle(results, due, outcome);
  const now = clock.now();
  // Past the time limit the order is revoked; the subscriber gets the month's slot back unless it was granted after all.
  if (now >= due.deliver_by) return giveUp(results, due, await supplier.revoke(due.id, due.supplier));
  const leased = { id: due.id, leaseUntil };
  if (outcome.kind === 'held-back') return void (await results.requeue({ ...leased, nextTryAt: due.due_at }));
  const nextTryAt = new Date(
    Math.min(now.getTime() + retryWaitMs(due.tries, Math.random()), due.deliver_by.getTime()),
  );
  await results.unanswered({ ...leased, nextTryAt, reason: outcome.reason });
}

async function settle(
  results: DeliveryResults,
  { id }: DueDelivery,
  outcome: Settled,
  toReconcile: string | null = null,
): Promise<void> {
  if (outcome.kind === 'granted')
    return void (await results.delivered({ id, content: outcome.content ?? '' }));
  await results.refused({
    id,
    reason: outcome.reason,
    note: failedDeliveryNote(outcome.reason),
    toReconcile,
  });
}

function giveUp(results: DeliveryResults, due: DueDelivery, revoked: GrantOutcome): Promise<void> {
  const reason = due.gives_back ? '这次领取已取消' : '合作方超时未响应';
  const late = { kind: 'refused', reason } as const;
  switch (revoked.kind) {
    case 'granted':
      return settle(results, due, revoked);
    case 'refused':
      return settle(results, due, late);
    case 'unknown':
      return settle(results, due, late, revoked.reason);
    case 'held-back':
      return settle(results, due, late, 'not asked: the supplier does not answer');
  }
}
