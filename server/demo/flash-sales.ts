import type { Selectable } from 'kysely';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { SeckillGoods, SeckillSessions } from '../db/schema/mall.ts';
import type { DemoGoodsId } from './goods.ts';

interface SaleGoods {
  readonly goodsId: DemoGoodsId;
  readonly priceFen: number;
  readonly total: number;
  /** The share sold once the session has begun. */
  readonly soldPercent: number;
}

const sale = (goodsId: DemoGoodsId, priceFen: number, total: number, soldPercent: number): SaleGoods => ({
  goodsId,
  priceFen,
  total,
  soldPercent,
});

/** The sessions of every day; each ends when the next begins, the last one at midnight. */
const daily = [
  {
    from: 10,
    to: 14,
    goods: [
      sale('video-month', 990, 500, 72),
      sale('coffee', 690, 800, 58),
      sale('data-day', 100, 1_000, 91),
      sale('cinema', 1_990, 300, 36),
    ],
  },
  {
    from: 14,
    to: 20,
    goods: [
      sale('milktea', 590, 600, 64),
      sale('fuel-50', 4_200, 200, 83),
      sale('ebook-quarter', 1_290, 400, 27),
      sale('game-month', 690, 300, 45),
    ],
  },
  {
    from: 20,
    to: 24,
    goods: [
      sale('video-quarter', 2_990, 300, 66),
      sale('earphones', 19_900, 60, 75),
      sale('cooker', 14_900, 80, 40),
      sale('noodles', 2_690, 150, 52),
    ],
  },
] as const;

export interface DemoSession extends Selectable<SeckillSessions> {
  readonly goods: readonly Selectable<SeckillGoods>[];
}

/** The flash sales of today and tomorrow, in the operator's time; a session that has not begun has sold nothing. */
export function demoFlashSales(now: Date): readonly DemoSession[] {
  const today = chinaTime(now);
  const dayAfter = (days: number) => ({ year: today.year, month: today.month, day: today.day + days });
  return [0, 1].flatMap((days) =>
    daily.map(({ from, to, goods }) => {
      const beginsAt = new Date(chinaInstant({ ...dayAfter(days), hour: from }));
      const sessionId = `seckill-${chinaDay(beginsAt)}-${from}`;
      return {
        session_id: sessionId,
        name: `${from}点场`,
        begins_at: beginsAt,
        ends_at: new Date(chinaInstant({ ...dayAfter(days), hour: to })),
        goods: goods.map(({ goodsId, priceFen, total, soldPercent }, at) => ({
          session_id: sessionId,
          goods_id: goodsId,
          price_fen: priceFen,
          total,
          sold: beginsAt <= now ? Math.floor((total * soldPercent) / 100) : 0,
          sort: at + 1,
        })),
      };
    }),
  );
}
