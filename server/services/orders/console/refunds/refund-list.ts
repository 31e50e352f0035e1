import { sql, type RawBuilder } from 'kysely';
import type { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { RefundListState } from '#core/contract/console/orders/refund-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { stuckAfterMs } from '#core/rules/console/orders/order-step.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { maxCounted } from '../../../../db/remembered-count.ts';
import type { Deps } from '../../../../deps.ts';
import {
  refundColumns,
  refundJoins,
  refundsOf,
  refundTables,
  refundView,
  type RefundRow,
  type RefundTable,
} from './refund-rows.ts';

type Filters = Omit<InputOf<typeof refundQueue.refunds>, 'limit' | 'after'>;

/** Columns and names of states in the tables themselves, so that their indexes are used. */
const tableNames: Readonly<
  Record<RefundTable, { at: string; open: string; done: string; ended: string; failed: RawBuilder<boolean> }>
> = {
  channel: {
    at: 'f.requested_at',
    open: 'requested',
    done: 'done',
    ended: 'closed',
    failed: sql`f.last_error is not null`,
  },
  till: { at: 'f.created_at', open: 'pending', done: 'credited', ended: 'closed', failed: sql`f.tries > 0` },
  free: { at: 'f.requested_at', open: '', done: '', ended: '', failed: sql`false` },
};

/** Refunds of orders, of surplus money and of tills, newest first. Each table is read by its index, and the ends are merged. */
export async function refundList(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  { limit, after, ...filters }: InputOf<typeof refundQueue.refunds>,
): Promise<DataOf<typeof refundQueue.refunds>> {
  const now = clock.now();
  const lookup = filters.mobile === undefined ? undefined : encryption.mobiles.lookup(filters.mobile);
  const tables = refundTables.filter((table) => mayContain(table, filters));
  const matching = (table: RefundTable) => conditions(table, filters, lookup, now);
  const part = (table: RefundTable, rows: RawBuilder<unknown>, key: RawBuilder<boolean>) => sql`(
    ${refundsOf[table]} where ${all([...matching(table), key])}
    order by ${sql.ref(tableNames[table].at)} desc, f.refund_no desc limit ${rows})`;
  const { rows } =
    tables.length === 0
      ? { rows: [] }
      : await sql<RefundRow>`
    select ${refundColumns} from (
      select * from (${sql.join(
        tables.map((table) => part(table, rowsFor(limit), afterKey(table, after))),
        sql` union all `,
      )}) as each
      order by requested_at desc, refund_no desc limit ${rowsFor(limit)}) as r ${refundJoins}
    order by r.requested_at desc, r.refund_no desc`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ requested_at, refund_no }) => timeKey(requested_at, refund_no),
    counted: () => ({
      limit: (most) =>
        tables.length === 0
          ? sql`select where false`
          : sql`
        select from (${sql.join(
          tables.map((table) => part(table, most, sql`true`)),
          sql` union all `,
        )}) as every limit ${most}`,
    }),
    after,
    ...(filters.state === 'late' && {
      countKey: `refunds ${JSON.stringify({ ...filters, mobile: lookup })}`,
    }),
    db,
  });
  return { nextKey, count, rows: page.map((row) => refundView(encryption, row, now)) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

/** A table that the filters leave nothing of is not read. */
function mayContain(table: RefundTable, { kind, state, payMethodId }: Filters): boolean {
  switch (table) {
    case 'channel':
      return kind !== 'till';
    case 'till':
      return (kind === undefined || kind === 'till') && (payMethodId === undefined || payMethodId === 3);
    case 'free':
      return (
        (kind === undefined || kind === 'order') &&
        (state === undefined || state === 'done') &&
        payMethodId === undefined
      );
  }
}

function conditions(
  table: RefundTable,
  { number, state, kind, payMethodId, from, until, minFen, maxFen }: Filters,
  lookup: string | undefined,
  now: Date,
): RawBuilder<boolean>[] {
  const at = sql.ref(tableNames[table].at);
  const owner = table === 'free' ? sql`f.user_id` : sql`p.user_id`;
  const found: RawBuilder<boolean>[] = table === 'free' ? [sql`f.amount_fen = 0`] : [];
  if (lookup !== undefined)
    found.push(sql`${owner} in (select user_id from users where mobile_lookup = ${lookup})`);
  if (number !== undefined) found.push(hasNumber(table, number));
  if (state !== undefined && table !== 'free') found.push(inState(table, state, now));
  if (table === 'channel' && kind !== undefined)
    found.push(kind === 'surplus' ? sql`p.is_surplus` : sql`not p.is_surplus`);
  if (table === 'channel' && payMethodId !== undefined) found.push(sql`p.pay_method_id = ${payMethodId}`);
  if (from !== undefined) found.push(sql`${at} >= ${new Date(from)}`);
  if (until !== undefined) found.push(sql`${at} < ${new Date(until)}`);
  if (minFen !== undefined) found.push(sql`f.amount_fen >= ${minFen}`);
  if (maxFen !== undefined) found.push(sql`f.amount_fen <= ${maxFen}`);
  return found;
}

function hasNumber(table: RefundTable, number: string): RawBuilder<boolean> {
  switch (table) {
    case 'channel':
      return sql`(f.refund_no = ${number} or f.order_no = ${number} or f.payment_no = ${number})`;
    case 'till':
      return sql`(f.refund_no = ${number} or f.payment_no = ${number})`;
    case 'free':
      return sql`(f.refund_no = ${number} or f.order_no = ${number})`;
  }
}

/** The state as a constant in the text: the partial indexes are not found by a parameter. */
function inState(
  table: Exclude<RefundTable, 'free'>,
  state: RefundListState,
  now: Date,
): RawBuilder<boolean> {
  const { at, open, done, ended, failed } = tableNames[table];
  const isOpen = sql`f.state = ${sql.lit(open)}`;
  switch (state) {
    case 'held':
      return sql`${isOpen} and f.held_at is not null`;
    case 'sending':
      return sql`${isOpen} and f.held_at is null and not (${failed})`;
    case 'retrying':
      return sql`${isOpen} and f.held_at is null and ${failed}`;
    case 'late':
      return sql`${isOpen} and ${sql.ref(at)} < ${new Date(now.getTime() - stuckAfterMs)}`;
    case 'done':
      return sql`f.state = ${sql.lit(done)}`;
    case 'ended':
      return sql`f.state = ${sql.lit(ended)}`;
  }
}

function afterKey(table: RefundTable, after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return sql`(${sql.ref(tableNames[table].at)}, f.refund_no) < (${at}, ${id})`;
}

/** Refunds under way and why, each counted up to 10,000. */
export async function refundCounts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<typeof refundQueue.refundCounts>> {
  const now = clock.now();
  const of = (table: 'channel' | 'till', state: RefundListState) => sql`
    (select count(*)::integer from (select from ${sql.table(table === 'channel' ? 'payment_refunds' : 'till_refunds')} f
      where ${inState(table, state, now)} limit ${sql.lit(maxCounted)}) c)`;
  const { rows } = await sql<DataOf<typeof refundQueue.refundCounts>>`select ${sql.join(
    (['sending', 'retrying', 'held', 'late'] as const).map(
      (state) => sql`${of('channel', state)} + ${of('till', state)} as ${sql.id(state)}`,
    ),
  )}`.execute(db);
  return rows[0] ?? { sending: 0, retrying: 0, held: 0, late: 0 };
}
