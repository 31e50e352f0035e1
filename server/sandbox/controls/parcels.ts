import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Work } from '../../jobs/service-jobs.ts';
import { shipOrder, trackParcel } from '../../services/orders/public.ts';

const minute = 60_000;
const carrier = '示例快递';
const way = ['包裹已揽收', '包裹到达分拨中心', '包裹正在派送', '包裹已到代收点，请及时取件'];

/** The demo's own orders wait for the console. */
const isOfVisitor = sql<boolean>`o.request_key not like 'demo.%'`;

/** The sandbox's warehouse and carrier: sends what waits longer than `ageMs` and moves parcels on; returns how much it did. */
export async function moveParcels(deps: Deps, ageMs: number, orderNo: string | null = null): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ageMs);
  const { rows: waiting } = await sql<{ order_no: string }>`
    select distinct d.order_no from order_deliveries d join orders o using (order_no)
    where d.way = 'post' and d.state = 'delivering' and o.state = 'delivering' and d.next_try_at <= ${before}
      and (${orderNo}::text is null and ${isOfVisitor} or d.order_no = ${orderNo}) limit 20`.execute(deps.db);
  const { rows: moving } = await sql<{ order_no: string; events: number }>`
    select s.order_no, count(e.seq)::integer as events from shipments s join shipment_events e using (order_no) join orders o using (order_no)
    where s.received_at is null and (${orderNo}::text is null and ${isOfVisitor} or s.order_no = ${orderNo})
    group by s.order_no having max(e.at) <= ${before} and count(e.seq) <= ${way.length} limit 20`.execute(
    deps.db,
  );
  let done = 0;
  for (const { order_no } of waiting)
    done += Number(
      await shipOrder(deps, { orderNo: order_no, carrier, trackingNo: `SF${order_no.slice(-12)}` }),
    );
  for (const { order_no, events } of moving)
    done += Number(await trackParcel(deps, order_no, way[events - 1] ?? ''));
  return done;
}

/** Parcels move by themselves, a step every two minutes. */
export const parcelsWork = (deps: Deps): Work => ({
  name: 'sandbox-parcels',
  everyMs: 30_000,
  run: () => moveParcels(deps, 2 * minute),
});
