import type { Insertable } from 'kysely';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { FlashSaleGoods, FlashSaleSessions } from '../db/schema/flash-sales.ts';
import type { DemoGoodsId } from './data/goods.ts';

interface DemoFlashSaleGoods {
  readonly goodsId: DemoGoodsId;
  readonly priceFen: number;
  readonly total: number;
  /** The share sold once the session has begun. */
  readonly soldPercent: number;
  /** The lowest level of who may take part. */
  readonly minLevel: number;
}

const sale = (
  goodsId: DemoGoodsId,
  priceFen: number,
  total: number,
  soldPercent: number,
  minLevel = 0,
): DemoFlashSaleGoods => ({
  goodsId,
  priceFen,
  total,
  soldPercent,
  minLevel,
});

interface DaySession {
  readonly from: number;
  readonly to: number;
  readonly registersFrom?: number;
  readonly goods: readonly DemoFlashSaleGoods[];
}

/** The sessions of every day; one that is not a draw ends when the next one begins. */
const daily: readonly DaySession[] = [
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
    // The registration of a draw is open from this hour until ten minutes before it begins.
    registersFrom: 10,
    from: 16,
    to: 18,
    goods: [sale('earphones', 9_900, 50, 0), sale('cooker', 6_900, 80, 0), sale('game-month', 100, 20, 0, 3)],
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
];

export interface DemoSession extends Insertable<FlashSaleSessions> {
  readonly goods: readonly Insertable<FlashSaleGoods>[];
}

/** The flash sales of today and tomorrow, in the operator's time; a session that has not begun has sold nothing. */
export function demoFlashSales(now: Date): readonly DemoSession[] {
  const today = chinaTime(now);
  const dayAfter = (days: number) => ({ year: today.year, month: today.month, day: today.day + days });
  return [0, 1].flatMap((days) =>
    daily.map(({ from, to, registersFrom, goods }): DemoSession => {
      const isDraw = registersFrom !== undefined;
      const beginsAt = new Date(chinaInstant({ ...dayAfter(days), hour: from }));
      const sessionId = `seckill-${chinaDay(beginsAt)}-${from}`;
      return {
        session_id: sessionId,
        name: `${from}点场`,
        begins_at: beginsAt,
        ends_at: new Date(chinaInstant({ ...dayAfter(days), hour: to })),
        mode: isDraw ? 'draw' : 'race',
        right_type: rightTypeIds.isSecKillRight,
        registers_at: isDraw ? new Date(chinaInstant({ ...dayAfter(days), hour: registersFrom })) : null,
        closes_at: isDraw ? new Date(beginsAt.getTime() - 10 * 60_000) : null,
        goods: goods.map(({ goodsId, priceFen, total, soldPercent, minLevel }, at) => ({
          session_id: sessionId,
          goods_id: goodsId,
          price_fen: priceFen,
          total,
          sold: beginsAt <= now ? Math.floor((total * soldPercent) / 100) : 0,
          min_level: minLevel,
          sort: at + 1,
        })),
      };
    }),
  );
}
