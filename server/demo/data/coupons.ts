import type { Selectable } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { RightTypeFlag } from '#core/rules/membership/right-type-flags.ts';
import type { CouponActivities, CouponOffers } from '../../db/schema/coupons.ts';
import type { CategoryId, CategoryRootId } from './categories.ts';

interface CouponTemplateRow {
  readonly type: CouponType;
  readonly title: string;
  /** Absent for coupons that are a share of the price, or data. */
  readonly amount_fen?: number;
  readonly threshold_fen?: number;
  readonly scope_text: string;
  readonly categories?: readonly (CategoryRootId | CategoryId)[];
  readonly pay_percent?: number;
  readonly max_off_fen?: number;
  readonly flowGb?: number;
  readonly at_tills?: true;
  readonly valid_days?: number;
  /** The service desk may give it for what went wrong. */
  readonly for_compensation?: true;
  /** Demo subscribers hold cards of it. */
  readonly owned?: true;
}

/** The terms of each coupon. */
export const couponTemplates = {
  'bag-50': { type: 'qyfd', owned: true, title: '50元权益福袋券', amount_fen: 5_000, scope_text: '福袋商品通用' },
  'bag-30': { type: 'qyfd', for_compensation: true, owned: true, title: '30元权益福袋券', amount_fen: 3_000, scope_text: '福袋商品通用' },
  'bag-20': { type: 'qyfd', owned: true, title: '20元权益福袋券', amount_fen: 2_000, scope_text: '福袋商品通用' },
  'data-10': { type: 'lllb', owned: true, title: '10GB流量礼包券', flowGb: 10, categories: ['data'], scope_text: '10GB及以下流量包' },
  'data-5': { type: 'lllb', owned: true, title: '5GB流量礼包券', flowGb: 5, categories: ['data'], scope_text: '5GB及以下流量包' },
  half: { type: 'wzg', owned: true, title: '五折购专享券', pay_percent: 50, max_off_fen: 3_000, scope_text: '五折购商品通用' },
  'cash-travel': { type: 'cash', owned: true, title: '8元出行加油券', amount_fen: 800, threshold_fen: 4_000, categories: ['travel'], scope_text: '加油洗车可用' },
  'cash-food': { type: 'cash', for_compensation: true, owned: true, title: '12元咖啡奶茶券', amount_fen: 1_200, threshold_fen: 1_200, categories: ['drinks', 'food'], at_tills: true, scope_text: '咖啡奶茶和餐饮门店可用' },
  'cash-media': { type: 'cash', for_compensation: true, owned: true, title: '5元影音立减券', amount_fen: 500, threshold_fen: 1_500, categories: ['video', 'music', 'cinema'], scope_text: '影音商品可用' },
  'cash-any': { type: 'cash', for_compensation: true, owned: true, title: '3元通用立减券', amount_fen: 300, scope_text: '立减商品通用' },
  'cash-digital': { type: 'cash', owned: true, title: '15元数码家电券', amount_fen: 1_500, threshold_fen: 10_000, categories: ['digital'], scope_text: '数码家电可用' },
  'cash-health': { type: 'cash', title: '10元健康优选券', amount_fen: 1_000, threshold_fen: 5_000, categories: ['health'], valid_days: 15, scope_text: '健康商品可用' },
  'cash-reading': { type: 'cash', title: '4元阅读券', amount_fen: 400, threshold_fen: 1_000, categories: ['reading'], valid_days: 7, scope_text: '听书阅读可用' },
  'vip-digital': { type: 'cash', title: '铂金专享数码券', pay_percent: 80, max_off_fen: 5_000, categories: ['digital'], valid_days: 30, scope_text: '耳机、小家电可用' },
  'plus-travel': { type: 'cash', title: 'PLUS专享出行券', amount_fen: 2_000, threshold_fen: 10_000, categories: ['travel'], valid_days: 30, scope_text: '出行商品可用' },
  'cash-local': { type: 'cash', owned: true, title: '6元本地生活券', amount_fen: 600, threshold_fen: 3_000, categories: ['local', 'food', 'life'], scope_text: '本地生活可用' },
} as const satisfies Readonly<Record<string, CouponTemplateRow>>;

export type CouponTemplateId = keyof typeof couponTemplates;

interface CouponActivityRow {
  readonly id: string;
  readonly sort: number;
  readonly kind: Selectable<CouponActivities>['kind'];
  readonly tab?: Selectable<CouponActivities>['tab'];
  readonly title: string;
  readonly sub_title: string;
  readonly intro?: readonly string[];
  /** For holders of this right type alone. */
  readonly right?: RightTypeFlag;
  /** From tomorrow at 10, for the rest of the day. */
  readonly tomorrow?: true;
}

/** The activities of the coupon centre, one with rules, and gifts that pop up (§6). */
export const couponActivities = [
  { id: 'member-month', sort: 1, kind: 'center', tab: 'userFlag', title: '会员月月领', sub_title: '每月1日更新' },
  { id: 'member-level', sort: 2, kind: 'center', tab: 'userFlag', title: '等级专享', sub_title: '等级越高，优惠越多' },
  { id: 'free-daily', sort: 1, kind: 'center', tab: 'freeFlag', title: '天天领券', sub_title: '人人可领' },
  { id: 'free-limited', sort: 2, kind: 'center', tab: 'freeFlag', title: '限量好券', sub_title: '领完即止' },
  { id: 'free-coming', sort: 3, kind: 'center', tab: 'freeFlag', title: '即将开抢', sub_title: '每天10点', tomorrow: true },
  { id: 'level-gift', sort: 1, kind: 'rules', title: '升级有礼', sub_title: '', intro: ['达到等级即可领取对应的券，每人每月一次。'] },
  { id: 'new-person-gift', sort: 1, kind: 'pop', right: 'isNewPersonGiftRight', title: '新人礼', sub_title: '欢迎加入，先领再逛' },
  { id: 'month-gift', sort: 2, kind: 'pop', right: 'isMonthGiftRight', title: '月月有礼', sub_title: '本月的会员礼到了' },
  { id: 'golden-coupon', sort: 3, kind: 'pop', right: 'isGoldenCouponRight', title: '会员金券', sub_title: '下单立减，本月有效' },
  { id: 'red-bundle', sort: 4, kind: 'pop', right: 'isRedLogBundle', title: '红包礼包', sub_title: '几张券一起送您' },
  { id: 'welcome', sort: 5, kind: 'pop', title: '见面礼', sub_title: '送您一张立减券' },
] as const satisfies readonly CouponActivityRow[];

type ActivityId = (typeof couponActivities)[number]['id'];

export const couponRules = [
  { activity_id: 'level-gift', rule_id: 'gold', rule_text: '黄金会员及以上', min_level: 2, product_id: null, sort: 1 },
  { activity_id: 'level-gift', rule_id: 'platinum', rule_text: '铂金会员及以上', min_level: 3, product_id: null, sort: 2 },
];

type OfferRow = readonly [activity: ActivityId, template: CouponTemplateId, sort: number, more?: Partial<Selectable<CouponOffers>>];

/** What the activities offer, monthly and without a limit unless the row says so. */
export const couponOffers: readonly OfferRow[] = [
  ['member-month', 'bag-50', 1, { min_level: 2, stock: 2_000, taken: 1_440 }],
  ['member-month', 'bag-20', 2, { min_level: 1, stock: 5_000, taken: 3_100 }],
  ['member-month', 'data-10', 3, { min_level: 2, stock: 4_000, taken: 1_400 }],
  ['member-month', 'half', 4, { min_level: 1, stock: 3_000, taken: 2_580 }],
  ['member-level', 'bag-30', 1, { min_level: 2, stock: 3_000, taken: 900 }],
  ['member-level', 'vip-digital', 2, { min_level: 3, stock: 600, taken: 210 }],
  ['member-level', 'plus-travel', 3, { min_level: 4, stock: 300, taken: 60 }],
  ['free-daily', 'cash-food', 1, { stock: 9_000, taken: 5_760, period: 'day', limit_per_person: 10 }],
  ['free-daily', 'cash-media', 2, { stock: 9_000, taken: 3_870 }],
  ['free-daily', 'cash-any', 3],
  ['free-daily', 'data-5', 4, { stock: 8_000, taken: 2_800 }],
  ['free-limited', 'cash-health', 1, { stock: 1_000, taken: 840 }],
  ['free-limited', 'cash-digital', 2, { stock: 500, taken: 500 }],
  ['free-limited', 'cash-local', 3, { stock: 2_000, taken: 1_100, period: 'once', limit_per_person: 1 }],
  ['free-coming', 'cash-travel', 1, { stock: 2_000 }],
  ['free-coming', 'cash-reading', 2, { stock: 2_000 }],
  ['level-gift', 'bag-20', 1, { rule_id: 'gold' }],
  ['level-gift', 'vip-digital', 2, { rule_id: 'platinum' }],
  ['new-person-gift', 'cash-food', 1, { period: 'once', stock: 5_000 }],
  ['month-gift', 'cash-media', 1, { stock: 5_000 }],
  ['golden-coupon', 'bag-20', 1, { stock: 3_000 }],
  ['red-bundle', 'cash-local', 1, { stock: 1_000 }],
  ['red-bundle', 'cash-travel', 2, { stock: 1_000 }],
  ['welcome', 'cash-any', 1, { period: 'once' }],
];
