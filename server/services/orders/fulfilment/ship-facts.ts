import { sql } from 'kysely';
import type { Parcel, ShipFacts } from '#core/rules/console/orders/shipping/ship-obstacle.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Of an order, with its subscriber. */
export interface OrderShipFacts extends ShipFacts {
  readonly orderNo: string;
  readonly userId: string;
}

/** What decides whether these orders are sent with these parcels, read in one statement. */
export async function shipFacts(
  db: Db | Tx,
  parcels: readonly Parcel[],
): Promise<ReadonlyMap<string, OrderShipFacts>> {
  const { rows } = await sql<OrderShipFacts>`
    select o.order_no as "orderNo", o.user_id as "userId", o.state,
      (select json_agg(json_build_object('line', l.line, 'isPhysical', l.kind = 'physical', 'isRefunded', r.refund_no is not null) order by l.line)
        from order_lines l left join order_refund_lines r using (order_no, line) where l.order_no = o.order_no) as lines,
      case when s.order_no is not null then json_build_object('carrier', s.carrier, 'trackingNo', s.tracking_no,
        'isReceived', s.received_at is not null) end as shipment,
      (select t.order_no from shipments t join orders p using (order_no)
        where t.tracking_no = w.tracking_no and t.carrier = w.carrier and p.user_id <> o.user_id limit 1) as "numberOfOther"
    from (select distinct on (order_no) * from unnest(${parcels.map(({ orderNo }) => orderNo)}::text[],
        ${parcels.map(({ carrier }) => carrier)}::text[], ${parcels.map(({ trackingNo }) => trackingNo)}::text[])
        as w(order_no, carrier, tracking_no) order by order_no) w
      join orders o using (order_no) left join shipments s using (order_no)`.execute(db);
  return new Map(rows.map((row) => [row.orderNo, row]));
}
