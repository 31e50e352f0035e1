import { sql } from 'kysely';
import type { FlashSaleAround } from '#core/contract/activity/flash-sales.shapes.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { flashSessions, flashSaleGoods } from './flash-sale.ts';

/** What comes after a session, by default the running or next one, and the draws of the day before. */
export async function flashSaleAround({ db, clock }: Deps, sessionId?: string): Promise<FlashSaleAround> {
  const now = clock.now();
  const [{ sessions, shown }, yesterday] = await Promise.all([
    flashSessions(db, now, sessionId),
    drawsOfYesterday(db, now),
  ]);
  if (!shown) return { next: null, later: [], yesterday };
  const coming = sessions.filter(
    ({ session_id, mode, begins_at }) =>
      mode === 'race' && begins_at > now && session_id !== shown.session_id && begins_at >= shown.begins_at,
  );
  const [next] = coming;
  const [goods, later] = await Promise.all([
    next ? flashSaleGoods(db, next, { now }) : [],
    laterFlashSales(
      db,
      shown.session_id,
      coming.map(({ session_id }) => session_id),
    ),
  ]);
  return {
    next: next
      ? { sessionId: next.session_id, sessionName: next.name, beginsAt: next.begins_at.toISOString(), goods }
      : null,
    later,
    yesterday,
  };
}

/** The first of the coming sessions that sells each of the goods again. */
async function laterFlashSales(
  db: Db,
  sessionId: string,
  comingIds: readonly string[],
): Promise<FlashSaleAround['later']> {
  if (comingIds.length === 0) return [];
  const rows = await db
    .selectFrom('seckill_goods as k')
    .innerJoin('seckill_sessions as s', 's.session_id', 'k.session_id')
    .select(['k.goods_id', 'k.activity_id', 's.name', 's.begins_at', 'k.total'])
    .distinctOn('k.goods_id')
    .where('k.session_id', 'in', comingIds)
    .where('k.goods_id', 'in', (e) =>
      e.selectFrom('seckill_goods').select('goods_id').where('session_id', '=', sessionId),
    )
    .orderBy('k.goods_id')
    .orderBy('s.begins_at')
    .orderBy('s.session_id')
    .execute();
  return rows.map((row) => ({
    goodsId: row.goods_id,
    activityId: row.activity_id,
    sessionName: row.name,
    beginsAt: row.begins_at.toISOString(),
    stockTotal: row.total,
  }));
}

/** The published draws of the day before, the latest first. */
async function drawsOfYesterday(db: Db, now: Date): Promise<FlashSaleAround['yesterday']> {
  const today = sql<Date>`date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai')`;
  const rows = await db
    .selectFrom('seckill_sessions as s')
    .innerJoin('draws as d', 'd.session_id', 's.session_id')
    .innerJoin('seckill_goods as k', 'k.session_id', 's.session_id')
    .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
    .select(['s.session_id', 's.name', 's.begins_at', 'k.activity_id', 'g.name as goods_name', 'g.pic_url'])
    .select((e) =>
      e
        .selectFrom('draw_entries as w')
        .select((c) => c.fn.countAll<number>().as('many'))
        .whereRef('w.session_id', '=', 'k.session_id')
        .whereRef('w.goods_id', '=', 'k.goods_id')
        .where('w.won', '=', true)
        .as('winners'),
    )
    .where('s.is_on', '=', true)
    .where('d.drawn_at', 'is not', null)
    .where('s.begins_at', '<', today)
    .where('s.begins_at', '>=', sql<Date>`${today} - interval '1 day'`)
    .orderBy('s.begins_at', 'desc')
    .orderBy('k.sort')
    .orderBy('k.activity_id')
    .limit(30)
    .execute();
  return [...new Set(rows.map(({ session_id }) => session_id))].flatMap((sessionId) => {
    const own = rows.filter(({ session_id }) => session_id === sessionId);
    const [first] = own;
    if (!first) return [];
    return {
      sessionId,
      sessionName: first.name,
      beginsAt: first.begins_at.toISOString(),
      offers: own.map((row) => ({
        activityId: row.activity_id,
        goodsName: row.goods_name,
        picUrl: row.pic_url,
        winners: row.winners ?? 0,
      })),
    };
  });
}
