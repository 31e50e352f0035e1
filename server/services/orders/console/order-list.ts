import { sql, type RawBuilder } from 'kysely';
import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import { orderCountStates, type OrderListState } from '#core/contract/console/orders/order-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../db/keyset-page.ts';
import { maxCounted } from '../../../db/remembered-count.ts';
import type { Deps } from '../../../deps.ts';
import { inActivity } from './order-activities.ts';
import { isStuck, orderColumns, orderJoins, orderView, type OrderListRow } from './order-rows.ts';

type Filters = Omit<InputOf<typeof orderConsole.orders>, 'limit' | 'after'>;

const isUnderWay = sql<boolean>`orders.state in ('created', 'paid', 'delivering', 'shipped', 'refunding')`;

/** Orders, newest first. The number of a phone is looked up by its key and appears nowhere else. */
export async function orderList(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  { limit, after, ...filters }: InputOf<typeof orderConsole.orders>,
): Promise<DataOf<typeof orderConsole.orders>> {
  const now = clock.now();
  const lookup = filters.mobile === undefined ? undefined : encryption.mobiles.lookup(filters.mobile);
  const matching = conditions(filters, lookup, now);
  const { rows } = await sql<OrderListRow>`
    select ${orderColumns(now)}
    from (
      select * from orders where ${all([...matching, afterKey(after)])}
      order by created_at desc, order_no desc limit ${rowsFor(limit)}) as orders ${orderJoins}
    order by orders.created_at desc, orders.order_no desc`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ created_at, order_no }) => timeKey(created_at, order_no),
    counted: () => db.selectFrom('orders').select('order_no').where(all(matching)),
    after,
    ...((filters.state === 'stuck' || filters.areaNum !== undefined) && {
      countKey: `orders ${JSON.stringify({ ...filters, mobile: lookup })}`,
    }),
    db,
  });
  return { nextKey, count, rows: page.map((row) => orderView(encryption, row, now)) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

function conditions(
  { number, state, kind, areaNum, activity, payMethodId, from, until, minFen, maxFen }: Filters,
  lookup: string | undefined,
  now: Date,
): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (lookup !== undefined)
    found.push(sql`orders.user_id in (select user_id from users where mobile_lookup = ${lookup})`);
  if (number !== undefined)
    found.push(sql`orders.order_no in (
      select ${number} union all select order_no from payments where payment_no = ${number}
      union all select order_no from order_refunds where refund_no = ${number})`);
  if (state !== undefined) found.push(inState(state, now));
  if (kind !== undefined)
    found.push(
      sql`exists (select from order_lines l where l.order_no = orders.order_no and l.kind = ${kind})`,
    );
  if (areaNum !== undefined)
    found.push(sql`(select u.area_num from users u where u.user_id = orders.user_id) = ${areaNum}`);
  if (activity !== undefined) found.push(inActivity(activity));
  if (payMethodId !== undefined)
    found.push(
      sql`exists (select from payments p where p.order_no = orders.order_no and p.pay_method_id = ${payMethodId})`,
    );
  if (from !== undefined) found.push(sql`orders.created_at >= ${new Date(from)}`);
  if (until !== undefined) found.push(sql`orders.created_at < ${new Date(until)}`);
  if (minFen !== undefined) found.push(sql`orders.payable_fen >= ${minFen}`);
  if (maxFen !== undefined) found.push(sql`orders.payable_fen <= ${maxFen}`);
  return found;
}

/** The state as a constant in the text, so that the index of orders under way is used. */
function inState(state: OrderListState, now: Date): RawBuilder<boolean> {
  if (state === 'stuck') return sql<boolean>`${isUnderWay} and ${isStuck(now)}`;
  return sql<boolean>`orders.state = ${sql.lit(state)}`;
}

function afterKey(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return sql`(orders.created_at, orders.order_no) < (${at}, ${id})`;
}

/** Orders of today, and those under way by state, each counted up to 10,000. Orders that are done are not counted by state. */
export async function orderCounts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<typeof orderConsole.orderCounts>> {
  const now = clock.now();
  const { from: today } = chinaDayBounds(chinaDay(now));
  const counted = (condition: RawBuilder<boolean>): RawBuilder<number> => sql<number>`
    (select count(*)::integer from (select from orders where ${condition} limit ${sql.lit(maxCounted)}) c)`;
  const { rows } = await sql<DataOf<typeof orderConsole.orderCounts>>`select
    ${counted(sql`orders.created_at >= ${today}`)} as today,
    ${counted(sql`orders.created_at >= ${today} and orders.state not in ('created', 'closed')`)} as "paidToday",
    ${sql.join(orderCountStates.map((state) => sql`${counted(inState(state, now))} as ${sql.id(state)}`))}`.execute(
    db,
  );
  return (
    rows[0] ?? {
      today: 0,
      paidToday: 0,
      created: 0,
      paid: 0,
      delivering: 0,
      shipped: 0,
      refunding: 0,
      stuck: 0,
    }
  );
}
