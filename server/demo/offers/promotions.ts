import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import type { CollectionGoods, Collections } from '../../db/schema/promotions.ts';
import type { DemoGoodsId } from '../data/goods.ts';

/** The goods each level may buy, at the level's price. */
const welfare: Readonly<Record<number, readonly (readonly [DemoGoodsId, number])[]>> = {
  1: [
    ['coffee', 990],
    ['milktea', 690],
    ['audio-month', 690],
    ['data-week', 690],
    ['fruit-tea', 790],
  ],
  2: [
    ['video-month', 1_290],
    ['cinema', 2_380],
    ['fuel-50', 4_500],
    ['ebook-quarter', 1_490],
    ['noodles', 3_290],
    ['carwash', 1_490],
  ],
  3: [
    ['peach', 6_800],
    ['video-quarter', 3_900],
    ['tea-tin', 5_200],
    ['fuel-100', 8_800],
    ['tv-month', 1_800],
  ],
  4: [
    ['music-collector', 8_800],
    ['tea-cakes', 11_800],
    ['earphones', 19_900],
    ['cooker', 14_900],
    ['video-year', 11_800],
  ],
};

export const demoPromotions: readonly Selectable<Collections>[] = membershipLevels.map(
  ({ vipTypeLevel, vipTypeName }) => ({
    collection_id: welfarePromotion(vipTypeLevel),
    title: `${vipTypeName}福利`,
    sub_title: `${vipTypeName}及以上可享`,
    pic_url: null,
    begins_at: null,
    ends_at: null,
    kind: 'promotion',
    rule: null,
    areas: [],
    regions: [],
    // After the promotions for everyone, of which the first is recommended.
    sort: 100 + vipTypeLevel,
  }),
);

export const demoPromotionGoods: readonly Selectable<CollectionGoods>[] = Object.entries(welfare).flatMap(
  ([level, goods]) =>
    goods.map(([goods_id, price_fen], at) => ({
      collection_id: welfarePromotion(Number(level)),
      goods_id,
      price_fen,
      sku_id: `${goods_id}.1`,
      sort: at + 1,
    })),
);
