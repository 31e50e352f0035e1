import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import type { PromotionTerms, Promotions } from '../../db/schema/promotions.ts';
import type { DemoGoodsId } from '../data/goods.ts';

type Row = Omit<Selectable<Promotions>, 'terms'> & { readonly terms: PromotionTerms };
type Traits = Pick<Row, 'kind' | 'title' | 'terms'> & Partial<Row>;

const promotion = (
  promotion_id: string,
  goods: readonly DemoGoodsId[],
  { kind, title, terms, ...traits }: Traits,
): Row => ({
  promotion_id,
  kind,
  title,
  goods_ids: [...goods],
  collection_id: null,
  levels: [],
  cities: [],
  begins_at: null,
  ends_at: null,
  is_on: true,
  per_person: null,
  period: 'all',
  budget_fen: null,
  spent_fen: 0,
  terms,
  ...traits,
});

const severalPieces: readonly DemoGoodsId[] = [
  'video-quarter',
  'video-month',
  'kids-month',
  'music-month',
  'ebook-month',
  'cloud-month',
];
const severalTiers = [
  { from: 2, percent: 80 },
  { from: 3, percent: 70 },
];

/** Everything the demo promises about prices. */
export const demoPricePromotions: readonly Row[] = [
  ...membershipLevels.map(({ vipTypeLevel }) =>
    promotion(welfarePromotion(vipTypeLevel), [], {
      kind: 'price',
      title: '福利价',
      collection_id: welfarePromotion(vipTypeLevel),
      levels: membershipLevels.map((each) => each.vipTypeLevel).filter((level) => level >= vipTypeLevel),
      per_person: 2,
      period: 'month',
      terms: {},
    }),
  ),
  promotion('second-cup', ['fruit-tea'], {
    kind: 'nth',
    title: '果茶第2杯0元',
    per_person: 5,
    period: 'month',
    terms: { nth: 2, percent: 0, unit: '杯' },
  }),
  promotion('second-meal', ['fried-chicken'], {
    kind: 'nth',
    title: '炸鸡第2份半价',
    terms: { nth: 2, percent: 50, unit: '份' },
  }),
  promotion('second-week', ['drama-week'], {
    kind: 'nth',
    title: '短剧第2件0元',
    terms: { nth: 2, percent: 0, unit: '件' },
  }),
  promotion('two-pieces', ['data-family', 'bread-pass', 'ringtone-diy', 'tv-quarter', 'game-quarter'], {
    kind: 'pieces',
    title: '2件8折',
    terms: { tiers: severalTiers.slice(0, 1) },
  }),
  promotion('several-pieces', severalPieces, {
    kind: 'pieces',
    title: '多件优惠',
    terms: { tiers: severalTiers },
  }),
  promotion('several-orders', severalPieces, {
    kind: 'orders',
    title: '多单优惠',
    terms: { tiers: severalTiers },
  }),
  promotion('free-milktea', ['video-quarter', 'cinema'], {
    kind: 'gift',
    title: '买即赠奶茶券',
    budget_fen: 500_000,
    terms: { giftSkuId: 'milktea.1', pieces: 1 },
  }),
  promotion('order-draw', ['video-year', 'earphones'], {
    kind: 'chances',
    title: '下单抽奖',
    terms: { lotteryId: 'turntable', chances: 1 },
  }),
];
