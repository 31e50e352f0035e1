import type { Seckill, SeckillGoods } from '#core/contract/goods/home.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { goodsCard } from './goods-card.ts';

/** The running session, otherwise the next one, with its goods and the adjacent sessions. */
export async function seckill({ db, clock }: Deps, sessionId?: string): Promise<Seckill | null> {
  const now = clock.now();
  const sessions = await db
    .selectFrom('seckill_sessions')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('begins_at')
    .limit(6)
    .execute();
  const shown = sessionId ? sessions.find((session) => session.session_id === sessionId) : sessions[0];
  if (!shown) return null;
  const rows = await db
    .selectFrom('seckill_goods as k')
    .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
    .selectAll('g')
    .select(['k.price_fen as seckill_price', 'k.total', 'k.sold as seckill_sold'])
    .where('k.session_id', '=', shown.session_id)
    .orderBy('k.sort')
    .execute();
  const times = (session: typeof shown) => ({
    sessionId: session.session_id,
    sessionName: session.name,
    beginsAt: session.begins_at.toISOString(),
    endsAt: session.ends_at.toISOString(),
  });
  return {
    ...times(shown),
    serverNow: now.toISOString(),
    mode: 'race',
    goods: rows.map((row): SeckillGoods => ({
      ...goodsCard(row),
      priceFen: row.seckill_price,
      originalPriceFen: row.original_price_fen ?? row.price_fen,
      soldPercent: Math.floor((row.seckill_sold * 100) / row.total),
      stockLeft: row.total - row.seckill_sold,
      limitPerUser: 1,
    })),
    sessions: sessions.map((session) => ({
      ...times(session),
      state: session.begins_at <= now ? 'running' : 'coming',
    })),
  };
}
