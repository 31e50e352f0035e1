import { sql, type RawBuilder } from 'kysely';
import type { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { shipWithinHours } from '#core/rules/console/orders/shipping/shipping-names.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { maxCounted } from '../../../../db/remembered-count.ts';
import type { Deps } from '../../../../deps.ts';
import {
  orderNoOf,
  parcelsOf,
  parcelTables,
  shipmentColumns,
  shipmentJoins,
  shipmentView,
  timeOf,
  type ParcelTable,
  type ShipmentRow,
} from './shipment-rows.ts';

type Filters = Omit<InputOf<typeof shipping.shipments>, 'limit' | 'after'>;
const hourMs = 3_600_000;

/** Orders that wait to be sent, the longest first; parcels, the newest first. Together they are ordered by time, the newest first. */
export async function shipmentList(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  { limit, after, ...filters }: InputOf<typeof shipping.shipments>,
): Promise<DataOf<typeof shipping.shipments>> {
  const now = clock.now();
  const tables = parcelTables.filter((table) => mayContain(table, filters));
  const isOldestFirst = tables.length === 1 && tables[0] === 'waiting';
  const order = isOldestFirst ? sql`asc` : sql`desc`;
  const part = (table: ParcelTable, rows: RawBuilder<unknown>, key: RawBuilder<boolean>) => sql`(
    ${parcelsOf[table]} and ${all([...conditions(table, filters, now), key])}
    order by ${sql.ref(timeOf[table])} ${order}, ${sql.ref(orderNoOf[table])} ${order} limit ${rows})`;
  const union = (rows: RawBuilder<unknown>, keyFor: (table: ParcelTable) => RawBuilder<boolean>) =>
    tables.length === 0
      ? sql`${parcelsOf.sent} and false`
      : sql.join(
          tables.map((table) => part(table, rows, keyFor(table))),
          sql` union all `,
        );
  const { rows } = await sql<ShipmentRow>`
    select ${shipmentColumns} from (
      select * from (${union(rowsFor(limit), (table) => afterKey(table, after, isOldestFirst))}) as each
      order by at ${order}, order_no ${order} limit ${rowsFor(limit)}) as r ${shipmentJoins}
    order by r.at ${order}, r.order_no ${order}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ at, order_no }) => timeKey(at, order_no),
    counted: () => ({
      limit: (most) => sql`select from (${union(most, () => sql`true`)}) as every limit ${most}`,
    }),
    after,
    ...((filters.state === 'late' || filters.overHours !== undefined) && {
      countKey: `shipments ${JSON.stringify(filters)}`,
    }),
    db,
  });
  return { nextKey, count, rows: page.map((row) => shipmentView(encryption, row, now)) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

/** A table that the filters leave nothing of is not read. */
function mayContain(table: ParcelTable, { state, carrier, overHours }: Filters): boolean {
  if (table === 'sent') return state !== 'waiting' && state !== 'late' && overHours === undefined;
  return (state === undefined || state === 'waiting' || state === 'late') && carrier === undefined;
}

function conditions(
  table: ParcelTable,
  { state, number, carrier, from, until, overHours }: Filters,
  now: Date,
): RawBuilder<boolean>[] {
  const at = sql.ref(timeOf[table]);
  const found: RawBuilder<boolean>[] = [];
  const hours = Math.max(overHours ?? 0, state === 'late' ? shipWithinHours : 0);
  if (table === 'waiting' && hours > 0) found.push(sql`${at} < ${new Date(now.getTime() - hours * hourMs)}`);
  if (number !== undefined)
    found.push(
      table === 'waiting'
        ? sql`d.order_no = ${number}`
        : sql`s.order_no in (select ${number} union all select order_no from shipments where tracking_no = ${number})`,
    );
  if (carrier !== undefined) found.push(sql`s.carrier = ${carrier}`);
  if (state === 'shipped') found.push(sql`s.received_at is null`);
  if (state === 'delivered') found.push(sql`s.received_at is not null`);
  if (from !== undefined) found.push(sql`${at} >= ${new Date(from)}`);
  if (until !== undefined) found.push(sql`${at} < ${new Date(until)}`);
  return found;
}

function afterKey(
  table: ParcelTable,
  after: string | undefined,
  isOldestFirst: boolean,
): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return sql`(${sql.ref(timeOf[table])}, ${sql.ref(orderNoOf[table])}) ${isOldestFirst ? sql`>` : sql`<`} (${at}, ${id})`;
}

/** What is not over, each counted up to 10,000. */
export async function shipmentCounts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<typeof shipping.shipmentCounts>> {
  const now = clock.now();
  const of = (table: ParcelTable, state: 'waiting' | 'late' | 'shipped') => sql`
    (select count(*)::integer from (${parcelsOf[table]} and ${all(conditions(table, { state }, now))} limit ${sql.lit(maxCounted)}) c)`;
  const { rows } = await sql<DataOf<typeof shipping.shipmentCounts>>`
    select ${of('waiting', 'waiting')} as waiting, ${of('waiting', 'late')} as late, ${of('sent', 'shipped')} as shipped`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, late: 0, shipped: 0 };
}
