import { sql, type RawBuilder } from 'kysely';
import type { activities } from '#core/contract/console/activities/activities.ts';
import type { FlashSaleState } from '#core/contract/console/activities/activities.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { pageByTime } from '../../../db/keyset-page.ts';

/** The same words as flashSaleState, as a condition. */
const inState = (state: FlashSaleState, now: Date): RawBuilder<boolean> => {
  switch (state) {
    case 'off':
      return sql`not is_on`;
    case 'stopped':
      return sql`is_on and stopped_at is not null and ends_at > ${now}`;
    case 'ended':
      return sql`is_on and ends_at <= ${now}`;
    case 'coming':
      return sql`is_on and stopped_at is null and begins_at > ${now}`;
    case 'running':
      return sql`is_on and stopped_at is null and begins_at <= ${now} and ends_at > ${now}`;
  }
};

interface SessionTimes {
  readonly is_on: boolean;
  readonly stopped_at: Date | null;
  readonly begins_at: Date;
  readonly ends_at: Date;
}
export function flashSaleState(
  { is_on, stopped_at, begins_at, ends_at }: SessionTimes,
  now: Date,
): FlashSaleState {
  if (!is_on) return 'off';
  if (ends_at <= now) return 'ended';
  if (stopped_at) return 'stopped';
  return begins_at > now ? 'coming' : 'running';
}

/** Sessions, those that begin last first. */
export async function flashSaleList(
  db: Db,
  { keyword, state, kind, ...input }: InputOf<typeof activities.flashSales>,
  now: Date,
): Promise<DataOf<typeof activities.flashSales>> {
  const matching = () => {
    let query = db.selectFrom('seckill_sessions');
    if (keyword !== undefined)
      query = query.where('seckill_sessions.name', 'ilike', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (state !== undefined) query = query.where(inState(state, now));
    return query;
  };
  const rows = matching()
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('seckill_goods as k')
          .select([
            sql<number>`count(*)::integer`.as('goods'),
            sql<number>`count(k.stopped_at)::integer`.as('stopped_goods'),
            sql<number>`coalesce(sum(k.total), 0)::integer`.as('total'),
            sql<number>`coalesce(sum(k.sold), 0)::integer`.as('taken'),
            sql<number | null>`sum(k.budget_fen)::bigint`.as('budget_fen'),
            sql<number>`coalesce(sum(k.spent_fen), 0)::bigint`.as('spent_fen'),
          ])
          .whereRef('k.session_id', '=', 'seckill_sessions.session_id')
          .as('g'),
      (join) => join.onTrue(),
    )
    .selectAll('seckill_sessions')
    .select(['g.goods', 'g.stopped_goods', 'g.total', 'g.taken', 'g.budget_fen', 'g.spent_fen']);
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows,
      by: ['begins_at', 'seckill_sessions.session_id'],
      keyOf: ({ begins_at, session_id }) => [begins_at, session_id],
      counted: () => matching().select('session_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      sessionId: row.session_id,
      name: row.name,
      kind: row.kind,
      mode: row.mode,
      beginsAt: row.begins_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      state: flashSaleState(row, now),
      goods: row.goods,
      stoppedGoods: row.stopped_goods,
      total: row.total,
      taken: row.taken,
      budgetFen: row.budget_fen,
      spentFen: row.spent_fen,
    })),
  };
}
