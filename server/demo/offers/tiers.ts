import type { Selectable } from 'kysely';
import type { ProductPlans, ProductTiers } from '../../db/schema/offers-and-shops.ts';

interface DemoPlan {
  readonly key: keyof typeof planNames;
  readonly priceFen: number;
  /** Auto-renews; at this price from the second period on, where it differs. */
  readonly renews?: true | { readonly atFen: number };
}

const planNames = {
  month: ['月卡', '连续包月', 1],
  quarter: ['季卡', '连续包季', 3],
  half: ['半年卡', '连续包半年', 6],
  year: ['年卡', '连续包年', 12],
  week: ['7天', '7天', 0],
} as const;

const tier = (
  line: string,
  step: number,
  product_id: string,
  name: string,
  pic_url: string,
): Selectable<ProductTiers> => ({
  line,
  step,
  product_id,
  name,
  pic_url,
  agreements: ['member-service', 'auto-renew'],
});

/** Membership lines, lowest step first; 'member' is the line of the levels. */
export const demoTiers: readonly Selectable<ProductTiers>[] = [
  tier('member', 1, 'watch-30', '黄金会员', 'level/medal-gold'),
  tier('member', 2, 'platinum', '铂金会员', 'level/medal-platinum'),
  tier('member', 3, '77', 'PLUS会员', 'level/medal-plus'),
  tier('watch', 1, 'watch-20', '20元版', 'goods/video'),
  tier('watch', 2, 'watch-30', '30元版', 'goods/gift'),
  tier('choose-three', 1, '124', '每月任选3项', 'goods/gift'),
  tier('choose-three', 2, '186', '每月任选5项', 'goods/gift-gold'),
  tier('car', 1, 'car-owner', '车主权益包', 'goods/carwash'),
  tier('health', 1, 'health-card', '健康卡会员', 'goods/health'),
  tier('shopping', 1, 'partner-shop', '购物会员', 'goods/luckybag'),
  { ...tier('trial', 1, 'trial', '新人体验', 'goods/luckybag'), agreements: ['member-service'] },
  tier('mzone', 1, 'youth-circle', '动感圈会员', 'goods/game'),
  tier('tv', 1, 'partner-tv', '电视会员', 'goods/video-pink'),
  tier('phoenix', 1, 'phoenix', '凤凰优选', 'goods/gift-gold'),
  tier('litchi', 1, 'litchi', '荔枝会员', 'goods/video-red'),
  tier('legal', 1, 'legal', '法律服务会员', 'goods/law'),
  tier('hedonism', 1, 'hedonism', '乐享会员', 'goods/food'),
  tier('games', 1, 'games', '游戏会员', 'goods/game'),
  tier('selected', 1, 'selected', '精选权益', 'goods/luckybag'),
  tier('enjoy', 1, 'enjoy', '尊享会员', 'goods/air'),
  tier('water-town', 1, 'water-town', '文旅会员', 'goods/boat'),
  tier('choose-any', 1, 'choose-any', '会员任我选', 'goods/gift'),
  tier('traffic', 1, 'traffic-bag', '会员流量礼包', 'goods/data'),
];

const plans: Readonly<Record<string, readonly DemoPlan[]>> = {
  'watch-20': [
    { key: 'month', priceFen: 2_000, renews: true },
    { key: 'quarter', priceFen: 5_600 },
  ],
  'watch-30': [
    { key: 'month', priceFen: 3_000, renews: true },
    { key: 'quarter', priceFen: 8_400 },
    { key: 'year', priceFen: 32_400 },
  ],
  platinum: [
    { key: 'month', priceFen: 990, renews: { atFen: 1_990 } },
    { key: 'quarter', priceFen: 5_600 },
    { key: 'year', priceFen: 19_800 },
  ],
  '77': [
    { key: 'half', priceFen: 16_800 },
    { key: 'year', priceFen: 29_900, renews: true },
  ],
  '124': [{ key: 'month', priceFen: 1_500, renews: true }],
  '186': [{ key: 'month', priceFen: 2_500, renews: true }],
  'car-owner': [
    { key: 'month', priceFen: 1_000, renews: true },
    { key: 'year', priceFen: 10_800 },
  ],
  'health-card': [{ key: 'year', priceFen: 6_600 }],
  'partner-shop': [{ key: 'month', priceFen: 1_500, renews: true }],
  trial: [{ key: 'month', priceFen: 0 }],
  'youth-circle': [
    { key: 'month', priceFen: 990, renews: { atFen: 1_900 } },
    { key: 'quarter', priceFen: 5_100 },
  ],
  'partner-tv': [
    { key: 'month', priceFen: 1_900, renews: true },
    { key: 'quarter', priceFen: 5_400 },
  ],
  phoenix: [
    { key: 'month', priceFen: 1_500, renews: { atFen: 2_500 } },
    { key: 'quarter', priceFen: 6_900 },
    { key: 'year', priceFen: 25_800 },
  ],
  litchi: [
    { key: 'month', priceFen: 1_990, renews: true },
    { key: 'year', priceFen: 19_900 },
  ],
  legal: [
    { key: 'month', priceFen: 990, renews: true },
    { key: 'half', priceFen: 4_900 },
    { key: 'year', priceFen: 8_800 },
  ],
  hedonism: [
    { key: 'month', priceFen: 1_990, renews: { atFen: 2_990 } },
    { key: 'quarter', priceFen: 8_400 },
  ],
  games: [
    { key: 'month', priceFen: 1_500, renews: true },
    { key: 'quarter', priceFen: 4_200 },
  ],
  selected: [{ key: 'month', priceFen: 1_200, renews: true }],
  enjoy: [
    { key: 'month', priceFen: 3_990, renews: true },
    { key: 'half', priceFen: 21_900 },
    { key: 'year', priceFen: 39_900 },
  ],
  'water-town': [
    { key: 'month', priceFen: 1_200, renews: true },
    { key: 'year', priceFen: 12_000 },
  ],
  'choose-any': [
    { key: 'month', priceFen: 990, renews: { atFen: 1_500 } },
    { key: 'quarter', priceFen: 4_200 },
  ],
  'traffic-bag': [
    { key: 'month', priceFen: 990, renews: true },
    { key: 'year', priceFen: 9_900 },
  ],
  'watch-7': [{ key: 'week', priceFen: 990 }],
};

/** The payment plans of each product; a plan's sku is goods.key. */
export const demoPlans: readonly Selectable<ProductPlans>[] = Object.entries(plans).flatMap(
  ([productId, ways]) =>
    ways.map(({ key, priceFen, renews }, at) => {
      const [once, again, months] = planNames[key];
      return {
        sku_id: `member-${productId}.${key}`,
        goods_id: `member-${productId}`,
        product_id: productId,
        name: renews ? again : once,
        months,
        days: months === 0 ? 7 : null,
        auto_renew: renews !== undefined,
        price_fen: priceFen,
        next_price_fen: typeof renews === 'object' ? renews.atFen : null,
        sort: at + 1,
      };
    }),
);
