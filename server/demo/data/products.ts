import type { AgreementId } from './agreements.ts';
import type { DemoProductId } from './rights.ts';

type TierRow = readonly [line: string, step: number, product: DemoProductId, name: string, pic: `${'goods' | 'level'}/${string}`, agreements?: readonly AgreementId[]];

/** Membership lines, lowest step first; 'member' is the line of the levels. */
export const tiers: readonly TierRow[] = [
  ['member', 1, 'watch-30', '黄金会员', 'level/medal-gold'],
  ['member', 2, 'platinum', '铂金会员', 'level/medal-platinum'],
  ['member', 3, '77', 'PLUS会员', 'level/medal-plus'],
  ['watch', 1, 'watch-20', '20元版', 'goods/video'],
  ['watch', 2, 'watch-30', '30元版', 'goods/gift'],
  ['choose-three', 1, '124', '每月任选3项', 'goods/gift'],
  ['choose-three', 2, '186', '每月任选5项', 'goods/gift-gold'],
  ['car', 1, 'car-owner', '车主权益包', 'goods/carwash'],
  ['health', 1, 'health-card', '健康卡会员', 'goods/health'],
  ['shopping', 1, 'partner-shop', '购物会员', 'goods/luckybag'],
  ['trial', 1, 'trial', '新人体验', 'goods/luckybag', ['member-service']],
  ['mzone', 1, 'youth-circle', '动感圈会员', 'goods/game'],
  ['tv', 1, 'partner-tv', '电视会员', 'goods/video-pink'],
  ['phoenix', 1, 'phoenix', '凤凰优选', 'goods/gift-gold'],
  ['litchi', 1, 'litchi', '荔枝会员', 'goods/video-red'],
  ['legal', 1, 'legal', '法律服务会员', 'goods/law'],
  ['hedonism', 1, 'hedonism', '乐享会员', 'goods/food'],
  ['games', 1, 'games', '游戏会员', 'goods/game'],
  ['selected', 1, 'selected', '精选权益', 'goods/luckybag'],
  ['enjoy', 1, 'enjoy', '尊享会员', 'goods/air'],
  ['water-town', 1, 'water-town', '文旅会员', 'goods/boat'],
  ['choose-any', 1, 'choose-any', '会员任我选', 'goods/gift'],
  ['traffic', 1, 'traffic-bag', '会员流量礼包', 'goods/data'],
];

/** Its name, its name where it renews, and its months. */
export const planKinds = {
  month: ['月卡', '连续包月', 1],
  quarter: ['季卡', '连续包季', 3],
  half: ['半年卡', '连续包半年', 6],
  year: ['年卡', '连续包年', 12],
  week: ['7天', '7天', 0],
} as const;

/** In fen. A plan that renews does so at the same price, or at the one given. */
export type PlanRow = readonly [price: number, renewsAt?: true | number];

/** The payment plans of each product. */
export const plans: Readonly<Partial<Record<DemoProductId, Readonly<Partial<Record<keyof typeof planKinds, PlanRow>>>>>> = {
  'watch-20': { month: [2_000, true], quarter: [5_600] },
  'watch-30': { month: [3_000, true], quarter: [8_400], year: [32_400] },
  platinum: { month: [990, 1_990], quarter: [5_600], year: [19_800] },
  '77': { half: [16_800], year: [29_900, true] },
  '124': { month: [1_500, true] },
  '186': { month: [2_500, true] },
  'car-owner': { month: [1_000, true], year: [10_800] },
  'health-card': { year: [6_600] },
  'partner-shop': { month: [1_500, true] },
  trial: { month: [0] },
  'youth-circle': { month: [990, 1_900], quarter: [5_100] },
  'partner-tv': { month: [1_900, true], quarter: [5_400] },
  phoenix: { month: [1_500, 2_500], quarter: [6_900], year: [25_800] },
  litchi: { month: [1_990, true], year: [19_900] },
  legal: { month: [990, true], half: [4_900], year: [8_800] },
  hedonism: { month: [1_990, 2_990], quarter: [8_400] },
  games: { month: [1_500, true], quarter: [4_200] },
  selected: { month: [1_200, true] },
  enjoy: { month: [3_990, true], half: [21_900], year: [39_900] },
  'water-town': { month: [1_200, true], year: [12_000] },
  'choose-any': { month: [990, 1_500], quarter: [4_200] },
  'traffic-bag': { month: [990, true], year: [9_900] },
  'watch-7': { week: [990] },
};
