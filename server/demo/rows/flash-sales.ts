import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { FlashSaleGoods, FlashSaleSessions } from '../../db/schema/flash-sales.ts';
import { dailySessions, halfPriceGoods } from '../data/sales.ts';
import { demoSkus } from './goods.ts';

/** The other columns have their defaults. */
type DemoFlashSaleGoods = Omit<
  Selectable<FlashSaleGoods>,
  'activity_id' | 'sku_id' | 'budget_fen' | 'spent_fen' | 'stopped_at'
>;
interface DemoSession {
  readonly session: Omit<Selectable<FlashSaleSessions>, 'is_on' | 'stopped_at'>;
  readonly goods: readonly DemoFlashSaleGoods[];
}

/** The flash sales of today and tomorrow, in the operator's time; a session that has not begun has sold nothing. */
function flashSales(now: Date): readonly DemoSession[] {
  const today = chinaTime(now);
  const at = (days: number, hour: number): Date =>
    new Date(chinaInstant({ year: today.year, month: today.month, day: today.day + days, hour }));
  return [0, 1].flatMap((days) =>
    dailySessions.map(({ from, to, registersFrom, goods }): DemoSession => {
      const isDraw = registersFrom !== undefined;
      const begins_at = at(days, from);
      const session_id = `seckill-${chinaDay(begins_at)}-${from}`;
      return {
        session: {
          session_id,
          name: `${from}点场`,
          begins_at,
          ends_at: at(days, to),
          kind: 'flash',
          mode: isDraw ? 'draw' : 'race',
          right_type: rightTypeIds.isSecKillRight,
          quota_per_month: null,
          registers_at: isDraw ? at(days, registersFrom) : null,
          closes_at: isDraw ? new Date(begins_at.getTime() - 10 * 60_000) : null,
        },
        goods: goods.map(([goods_id, price_fen, total, soldPercent, min_level = 0], place) => ({
          session_id,
          goods_id,
          price_fen,
          total,
          sold: begins_at <= now ? Math.floor((total * soldPercent) / 100) : 0,
          sort: place + 1,
          limit_per_user: 1,
          min_level,
        })),
      };
    }),
  );
}

/** Half of the price of the first sku. */
const half = (goodsId: string): number =>
  Math.floor((demoSkus.find(({ goods_id }) => goods_id === goodsId)?.price_fen ?? 0) / 2);

/** 五折购: two pieces a month for members with the right type. */
const halfPrice: DemoSession = {
  session: {
    session_id: 'half-price',
    name: '五折购',
    begins_at: new Date('2026-01-01T00:00:00+08:00'),
    ends_at: new Date('2036-01-01T00:00:00+08:00'),
    kind: 'half',
    mode: 'race',
    right_type: rightTypeIds.isDisCountRight,
    quota_per_month: 2,
    registers_at: null,
    closes_at: null,
  },
  goods: halfPriceGoods.map((goods_id, at) => ({
    session_id: 'half-price',
    goods_id,
    price_fen: half(goods_id),
    total: 5_000,
    sold: 0,
    sort: at + 1,
    limit_per_user: 1,
    min_level: 0,
  })),
};

const sessionsOf = (now: Date): readonly DemoSession[] => [...flashSales(now), halfPrice];

export const demoFlashSaleSessions = (now: Date) => sessionsOf(now).map(({ session }) => session);
export const demoFlashSaleGoods = (now: Date) => sessionsOf(now).flatMap(({ goods }) => goods);
