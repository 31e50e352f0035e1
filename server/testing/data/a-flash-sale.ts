import type { Insertable } from 'kysely';
import type { FlashSaleGoods, FlashSaleSessions } from '../../db/schema/flash-sales.ts';
import { aGoods } from './a-goods.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface FlashSaleTraits {
  readonly session?: Partial<Insertable<FlashSaleSessions>>;
  readonly goods?: Partial<Insertable<FlashSaleGoods>>;
  /** Sells other goods in a session that is there. */
  readonly sessionId?: string;
  readonly goodsTraits?: Parameters<typeof aGoods>[1];
}

export interface TestFlashSale {
  readonly sessionId: string;
  readonly goodsId: string;
  readonly skuId: string;
  readonly activityId: string;
}

const hour = 3_600_000;

/** Goods of 20 yuan in a flash sale for 5 yuan that has begun an hour ago and lasts another hour; 10 pieces, one each. */
export async function aFlashSale(
  server: Pick<TestServer, 'db' | 'now'>,
  { session, goods, sessionId, goodsTraits }: FlashSaleTraits = {},
): Promise<TestFlashSale> {
  const session_id = sessionId ?? freshId('session');
  const goodsId = await aGoods(server, goodsTraits);
  const now = server.now().getTime();
  if (sessionId === undefined)
    await server.db
      .insertInto('seckill_sessions')
      .values({
        session_id,
        name: '10点场',
        begins_at: new Date(now - hour),
        ends_at: new Date(now + hour),
        ...session,
      })
      .execute();
  const { activity_id } = await server.db
    .insertInto('seckill_goods')
    .values({ session_id, goods_id: goodsId, price_fen: 500, total: 10, sold: 0, sort: 1, ...goods })
    .returning('activity_id')
    .executeTakeFirstOrThrow();
  return { sessionId: session_id, goodsId, skuId: `${goodsId}.1`, activityId: activity_id };
}
