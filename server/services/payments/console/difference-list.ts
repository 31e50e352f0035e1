import { sql, type RawBuilder } from 'kysely';
import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { keysetPage, rowsFor } from '../../../db/keyset-page.ts';
import { maxCounted } from '../../../db/remembered-count.ts';
import type { Db } from '../../../db/database.ts';
import { differenceColumns, differenceView, inState, type ShownDifference } from './difference-rows.ts';

/** Differences, those found last first. */
export async function differenceList(
  db: Db,
  { limit, after, ...filters }: InputOf<typeof money.differences>,
): Promise<DataOf<typeof money.differences>> {
  const matching = conditions(filters);
  const following =
    after === undefined ? sql<boolean>`true` : sql<boolean>`d.difference_id < ${Number(after) || 0}::bigint`;
  const { rows } = await sql<ShownDifference>`
    select ${differenceColumns} from money_differences d where ${all([...matching, following])}
    order by d.difference_id desc limit ${rowsFor(limit)}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ difference_id }) => String(difference_id),
    counted: () => db.selectFrom('money_differences as d').select('d.difference_id').where(all(matching)),
    after,
    db,
  });
  return { nextKey, count, rows: page.map(differenceView) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

function conditions({
  day,
  source,
  kind,
  state,
}: Omit<InputOf<typeof money.differences>, 'limit' | 'after'>): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (day !== undefined) found.push(sql`(d.day = ${day} or d.statement_day = ${day})`);
  if (source !== undefined) found.push(sql`d.source = ${source}`);
  if (kind !== undefined) found.push(sql`d.kind = ${kind}`);
  if (state !== undefined) found.push(inState(state));
  return found;
}

/** How many differences there are in each state, counted up to 10,000, and what the open ones amount to. */
export async function differenceCounts(db: Db): Promise<DataOf<typeof money.differenceCounts>> {
  const counted = (state: 'open' | 'waiting' | 'repaired' | 'ignored'): RawBuilder<number> => sql<number>`
    (select count(*)::integer from (select from money_differences d where ${inState(state)} limit ${sql.lit(maxCounted)}) c)`;
  const {
    rows: [row],
  } = await sql<DataOf<typeof money.differenceCounts>>`select
    ${counted('open')} as open, ${counted('waiting')} as waiting,
    ${counted('repaired')} as repaired, ${counted('ignored')} as ignored,
    (select coalesce(sum(abs(theirs - ours)), 0)::integer from money_differences d
      where ${inState('open')} and source not like 'supplier %') as "openFen"`.execute(db);
  return row ?? { open: 0, openFen: 0, waiting: 0, repaired: 0, ignored: 0 };
}
