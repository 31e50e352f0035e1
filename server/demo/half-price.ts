import { chinaInstant } from '#core/rules/format/china-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { DemoSession } from './flash-sales.ts';
import type { DemoGoodsId } from './data/goods.ts';
import { demoSkus } from './rows/goods.ts';

const goodsIds: readonly DemoGoodsId[] = [
  'video-month',
  'coffee',
  'milktea',
  'music-year',
  'ebook-quarter',
  'cinema',
  'game-month',
  'noodles',
];
const begins = { year: 2026, month: 1, day: 1, hour: 0 };

/** Half of the price of the first sku. */
const half = (goodsId: string): number =>
  Math.floor((demoSkus.find(({ goods_id }) => goods_id === goodsId)?.price_fen ?? 0) / 2);

/** 五折购: two pieces a month for members with the right type. */
export const demoHalfPrice: DemoSession = {
  session_id: 'half-price',
  name: '五折购',
  begins_at: new Date(chinaInstant(begins)),
  ends_at: new Date(chinaInstant({ ...begins, year: begins.year + 10 })),
  kind: 'half',
  mode: 'race',
  right_type: rightTypeIds.isDisCountRight,
  quota_per_month: 2,
  registers_at: null,
  closes_at: null,
  goods: goodsIds.map((goods_id, at) => ({
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
