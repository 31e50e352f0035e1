import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { deliverer } from '../../platform/public.ts';
import { leaseLines, lineResults } from './order-queue.ts';
import { receiveParcelsWork } from './shipments.ts';
import { perRound, startDeliveries } from './start-deliveries.ts';

/** Delivers paid orders by the engine of all deliveries, and ends the way of parcels. */
export function fulfilmentWorks(deps: Deps): readonly Work[] {
  const { startDue, idle } = deliverer(deps, {
    signal: deps.ordersPaid,
    leaseDue: (lease) => leaseLines(deps, lease, false),
    leaseOverdue: (lease) => leaseLines(deps, lease, true),
    results: lineResults(deps),
  });
  return [
    {
      name: 'deliver-orders',
      run: async () => {
        const started = await startDeliveries(deps);
        // Orders that are paid meanwhile notify the signal, so only a full round is followed by another one.
        return (started === perRound ? started : 0) + (await startDue());
      },
      signal: deps.ordersPaid,
      everyMs: 1_000,
      dueAt: sql`
        select least(
          (select to_timestamp(0) where exists (
            select from orders o where state = 'paid' and not exists (select from order_holds h where h.order_no = o.order_no))),
          (select min(next_try_at) from order_deliveries where state = 'delivering' and way = 'supplier'))`,
      afterStop: idle,
    },
    receiveParcelsWork(deps),
  ];
}
