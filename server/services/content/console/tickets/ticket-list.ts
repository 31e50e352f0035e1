import { sql, type RawBuilder } from 'kysely';
import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { maxCounted } from '../../../../db/remembered-count.ts';
import type { Deps } from '../../../../deps.ts';
import { deskColumns, deskJoins, deskView, type DeskRow } from './ticket-desk-rows.ts';

type Filters = Omit<InputOf<typeof ticketDesk.tickets>, 'limit' | 'after'>;
type Reader = Pick<Deps, 'db' | 'encryption' | 'clock'>;

const minuteMs = 60_000;

/** The queue: open tickets, the longest wait first. Every other list: those with the newest message first. */
export async function ticketList(
  { db, encryption, clock }: Reader,
  { limit, after, ...filters }: InputOf<typeof ticketDesk.tickets>,
  self: string,
): Promise<DataOf<typeof ticketDesk.tickets>> {
  const now = clock.now();
  const lookup = filters.mobile === undefined ? undefined : encryption.mobiles.lookup(filters.mobile);
  const matching = conditions(filters, lookup, self, now);
  const isQueue = filters.state === 'open';
  const order = isQueue ? sql`t.waiting_since, t.ticket_id` : sql`t.updated_at desc, t.ticket_id desc`;
  const { rows } = await sql<DeskRow>`
    select ${deskColumns} from (
      select * from support_tickets t where ${all([...matching, afterKey(after, isQueue)])}
      order by ${order} limit ${rowsFor(limit)}) as t ${deskJoins}
    order by ${order}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ waiting_since, updated_at, ticket_id }) =>
      timeKey((isQueue ? waiting_since : null) ?? updated_at, ticket_id),
    counted: () => db.selectFrom('support_tickets as t').select('t.ticket_id').where(all(matching)),
    after,
    ...(filters.waitedMinutes !== undefined && {
      countKey: `tickets ${JSON.stringify({ ...filters, mobile: lookup, self })}`,
    }),
    db,
  });
  return { nextKey, count, rows: page.map((row) => deskView(encryption, row, now)) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

function conditions(
  { number, state, owner, operatorId, topic, waitedMinutes, from, until }: Filters,
  lookup: string | undefined,
  self: string,
  now: Date,
): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (lookup !== undefined)
    found.push(sql`t.user_id in (select user_id from users where mobile_lookup = ${lookup})`);
  if (number !== undefined) found.push(hasNumber(number));
  // As a constant in the text, so that the indexes of one state are used.
  if (state !== undefined) found.push(sql`t.state = ${sql.lit(state)}`);
  if (owner === 'mine') found.push(sql`t.operator_id = ${self}`);
  if (owner === 'unassigned') found.push(sql`t.operator_id is null`);
  if (owner === 'others') found.push(sql`t.operator_id <> ${self}`);
  if (operatorId !== undefined) found.push(sql`t.operator_id = ${operatorId}`);
  if (topic !== undefined) found.push(sql`t.topic = ${topic}`);
  if (waitedMinutes !== undefined)
    found.push(sql`t.waiting_since <= ${new Date(now.getTime() - waitedMinutes * minuteMs)}`);
  if (from !== undefined) found.push(sql`t.created_at >= ${new Date(from)}`);
  if (until !== undefined) found.push(sql`t.created_at < ${new Date(until)}`);
  return found;
}

/** T-1024 or 1024, or the number of an order or a claim that is linked. */
function hasNumber(number: string): RawBuilder<boolean> {
  const ticketNo = /^(?:t-?)?(\d{1,9})$/i.exec(number)?.[1];
  const linked = sql<boolean>`t.ticket_id in (select ticket_id from ticket_links where key = ${number})`;
  return ticketNo === undefined ? linked : sql`(t.ticket_no = ${Number(ticketNo)} or ${linked})`;
}

function afterKey(after: string | undefined, isQueue: boolean): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return isQueue
    ? sql`(t.waiting_since, t.ticket_id) > (${at}, ${id})`
    : sql`(t.updated_at, t.ticket_id) < (${at}, ${id})`;
}

/** How many wait, and for whom; each counted up to 10,000. */
export async function ticketCounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  self: string,
): Promise<DataOf<typeof ticketDesk.ticketCounts>> {
  const now = clock.now();
  const { from: today } = chinaDayBounds(chinaDay(now));
  const counted = (condition: RawBuilder<boolean>): RawBuilder<number> => sql<number>`
    (select count(*)::integer from (select from support_tickets where ${condition} limit ${sql.lit(maxCounted)}) c)`;
  const {
    rows: [row],
  } = await sql<
    Omit<DataOf<typeof ticketDesk.ticketCounts>, 'longestSeconds'> & { readonly oldest: Date | null }
  >`select
    ${counted(sql`state = 'open'`)} as open,
    ${counted(sql`state = 'answered'`)} as answered,
    ${counted(sql`state = 'open' and operator_id = ${self}`)} as "openMine",
    ${counted(sql`state = 'open' and operator_id is null`)} as "openUnassigned",
    ${counted(sql`state = 'closed' and closed_at >= ${today}`)} as "closedToday",
    (select min(waiting_since) from support_tickets where state = 'open') as oldest`.execute(db);
  return {
    open: row?.open ?? 0,
    answered: row?.answered ?? 0,
    openMine: row?.openMine ?? 0,
    openUnassigned: row?.openUnassigned ?? 0,
    closedToday: row?.closedToday ?? 0,
    longestSeconds: row?.oldest
      ? Math.max(0, Math.floor((now.getTime() - row.oldest.getTime()) / 1_000))
      : null,
  };
}
