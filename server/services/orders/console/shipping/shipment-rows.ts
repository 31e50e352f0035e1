import { sql, type RawBuilder } from 'kysely';
import type { ConsoleShipment } from '#core/contract/console/orders/shipping/shipping.shapes.ts';
import { shipWithinHours } from '#core/rules/console/orders/shipping/shipping-names.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import { cities } from '#core/rules/location/cities.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';

export type ParcelTable = 'waiting' | 'sent';
export const parcelTables = ['waiting', 'sent'] as const;

/** When the goods of a waiting order were prepared, or a parcel was sent. */
export const timeOf: Readonly<Record<ParcelTable, string>> = {
  waiting: 'd.next_try_at',
  sent: 's.shipped_at',
};
export const orderNoOf: Readonly<Record<ParcelTable, string>> = { waiting: 'd.order_no', sent: 's.order_no' };

/** An order that waits is its first line that waits; all its goods go into one parcel. */
export const parcelsOf: Readonly<Record<ParcelTable, RawBuilder<unknown>>> = {
  waiting: sql`
    select d.order_no, d.next_try_at as at, null as carrier, null as tracking_no, null::timestamptz as received_at from order_deliveries d
    where d.way = 'post' and d.state = 'delivering'
      and not exists (select from order_refund_lines r where r.order_no = d.order_no and r.line = d.line)
      and not exists (select from order_deliveries e where e.order_no = d.order_no and e.line < d.line and e.way = 'post' and e.state = 'delivering'
        and not exists (select from order_refund_lines r where r.order_no = e.order_no and r.line = e.line))`,
  sent: sql`select s.order_no, s.shipped_at as at, s.carrier, s.tracking_no, s.received_at from shipments s where true`,
};

export interface ShipmentRow {
  readonly order_no: string;
  readonly at: Date;
  readonly carrier: string | null;
  readonly tracking_no: string | null;
  readonly received_at: Date | null;
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly goods_name: string;
  readonly pieces: number;
  readonly lines: number;
  readonly refunded_lines: number;
  readonly area_num: string | null;
  readonly reminded_at: Date | null;
  readonly latest_at: Date | null;
  readonly latest_text: string | null;
}

/** What the list shows of parcels `r`. */
export const shipmentColumns = sql`
  r.*, o.user_id, u.mobile_sealed, o.reminded_at, l.goods_name, l.quantity as pieces, l.lines, l.refunded_lines, a.area_num,
  e.at as latest_at, e.text as latest_text`;
export const shipmentJoins = sql`
  join orders o using (order_no) join users u on u.user_id = o.user_id left join addresses a on a.address_id = o.address_id
  cross join lateral (
    select goods_name, quantity, count(*) over ()::integer as lines, count(f.refund_no) over ()::integer as refunded_lines
    from order_lines n left join order_refund_lines f using (order_no, line)
    where n.order_no = o.order_no and n.kind = 'physical' order by n.line limit 1) l
  left join lateral (select at, text from shipment_events where order_no = o.order_no order by seq desc limit 1) e on true`;

const hourMs = 3_600_000;
/** A district's code begins with the digits of its city. */
const cityName = (areaNum: string): string =>
  cities.find(({ levelNum }) => areaNum.startsWith(levelNum))?.areaName ?? '';

export function shipmentView({ mobiles }: Encryption, row: ShipmentRow, now: Date): ConsoleShipment {
  const isWaiting = row.carrier === null;
  const waitsMs = now.getTime() - row.at.getTime();
  return {
    orderNo: row.order_no,
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    goodsName: row.goods_name,
    pieces: row.pieces,
    moreLines: row.lines - 1,
    city: row.area_num === null ? '' : cityName(row.area_num),
    state: isWaiting ? 'waiting' : row.received_at === null ? 'shipped' : 'delivered',
    at: row.at.toISOString(),
    waitsSeconds: isWaiting ? Math.max(0, Math.floor(waitsMs / 1_000)) : null,
    isLate: isWaiting && waitsMs > shipWithinHours * hourMs,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    isRefunded: row.refunded_lines === row.lines,
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    latest:
      row.latest_at && row.latest_text !== null
        ? { at: row.latest_at.toISOString(), text: maskAll(row.latest_text) }
        : null,
  };
}
