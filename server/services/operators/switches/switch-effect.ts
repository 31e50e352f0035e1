import { sql, type RawBuilder } from 'kysely';
import type { switches } from '#core/contract/console/operations/switches.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { needsTwoPersons } from '#core/rules/console/operations/switch-approval.ts';
import { limitedText } from '#core/rules/switches/feature-texts.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { hourMs } from '../../../lifetime.ts';
import { cityNameOf } from '../../platform/public.ts';
import { citiesByOne } from './switch-writes.ts';
import { featureOf, readCells } from './switch-cells.ts';

type Effect = DataOf<(typeof switches)['switchEffect']>;
type Counted = Effect['subscribers'];

/** More than this is not counted to its end. */
const maxCounted = 10_000;

/** What members began of each part since a time: rows with their accounts. */
const begun: Readonly<Record<SwitchColumn, (since: Date) => RawBuilder<unknown>>> = {
  visit: (since) =>
    sql`select user_id from claims where claimed_at >= ${since} union all select user_id from orders where created_at >= ${since}`,
  claim: (since) => sql`select user_id from claims where claimed_at >= ${since}`,
  order: (since) => sql`select user_id from orders where created_at >= ${since}`,
  pay: (since) =>
    sql`select p.user_id from orders o join payments p using (order_no) where o.created_at >= ${since}::timestamptz - interval '1 day' and p.created_at >= ${since}`,
  flashSale: (since) => sql`select user_id from sale_reservations where reserved_at >= ${since}`,
  lottery: (since) => sql`select user_id from lottery_draws where drawn_at >= ${since}`,
  number: (since) => sql`select user_id from business_orders where created_at >= ${since}`,
  lounge: (since) => sql`select user_id from lounge_orders where created_at >= ${since}`,
};

async function countUpTo(db: Db | Tx, rows: RawBuilder<unknown>): Promise<Counted> {
  const {
    rows: [found],
  } = await sql<{ counted: number }>`
    select count(*)::integer as counted from (${rows} limit ${sql.lit(maxCounted + 1)}) as found`.execute(db);
  const counted = found?.counted ?? 0;
  return { value: Math.min(counted, maxCounted), exact: counted <= maxCounted };
}

export const countedText = ({ value, exact }: Counted): string =>
  `${value.toLocaleString('zh-CN')}${exact ? '' : '+'}`;

/** Whom a switch would touch: the subscribers of the cities, and what they did of it in the last hour. */
export async function countEffect(
  db: Db | Tx,
  { column, areas }: { readonly column: SwitchColumn; readonly areas: readonly string[] },
  now: Date,
): Promise<Pick<Effect, 'subscribers' | 'lastHour'>> {
  const isThere = sql`u.area_num = any(${[...areas]}::text[]) and u.closed_at is null`;
  const since = new Date(now.getTime() - hourMs);
  return {
    subscribers: await countUpTo(db, sql`select from users u where ${isThere}`),
    lastHour: await countUpTo(
      db,
      sql`select from (${begun[column](since)}) as b join users u using (user_id) where ${isThere}`,
    ),
  };
}

export async function switchEffect(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { column, state, areas }: InputOf<(typeof switches)['switchEffect']>,
): Promise<Effect> {
  const now = clock.now();
  const [counted, cells] = await Promise.all([
    countEffect(db, { column, areas }, now),
    readCells(db, { feature: featureOf(column) }, now),
  ]);
  const cityName = areas.length === 1 ? cityNameOf(areas[0] ?? '') : '';
  const pages = state === 'paused' ? '“城市服务升级”公告页' : '“访问的人有点多”页，几分钟后可再试';
  return {
    ...counted,
    text:
      column === 'visit'
        ? pages
        : limitedText({ feature: column, cityName, state, until: null }, now.getTime()),
    needsApproval: needsTwoPersons({ column, state, cities: citiesByOne(cells, areas, state) }),
  };
}
