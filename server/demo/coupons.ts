import type { Selectable } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponTemplates } from '../db/schema/coupons.ts';
import type { UserCoupons } from '../db/schema/coupons.ts';
import type { DemoSubscriber } from './subscribers.ts';

interface Face {
  /** The template with its terms. */
  readonly template: string;
  readonly title: string;
  /** 0 for coupons that are a share of the price, or data. */
  readonly amountFen: number;
}

const couponTypes = ['qyfd', 'lllb', 'wzg', 'cash'] as const;

const faces: Readonly<Record<CouponType, readonly [Face, ...Face[]]>> = {
  qyfd: [
    { template: 'bag-50', title: '50元权益福袋券', amountFen: 5_000 },
    { template: 'bag-30', title: '30元权益福袋券', amountFen: 3_000 },
    { template: 'bag-20', title: '20元权益福袋券', amountFen: 2_000 },
  ],
  lllb: [
    { template: 'data-10', title: '10GB流量礼包券', amountFen: 0 },
    { template: 'data-5', title: '5GB流量礼包券', amountFen: 0 },
  ],
  wzg: [{ template: 'half', title: '五折购专享券', amountFen: 0 }],
  cash: [
    { template: 'cash-travel', title: '8元出行加油券', amountFen: 800 },
    { template: 'cash-food', title: '12元咖啡奶茶券', amountFen: 1_200 },
    { template: 'cash-media', title: '5元影音立减券', amountFen: 500 },
    { template: 'cash-any', title: '3元通用立减券', amountFen: 300 },
    { template: 'cash-digital', title: '15元数码家电券', amountFen: 1_500 },
    { template: 'cash-local', title: '6元本地生活券', amountFen: 600 },
  ],
};

/** The face of a template that demo subscribers hold cards of. */
const faceOf = (template_id: string) => {
  const [type, face] =
    couponTypes
      .flatMap((each) => faces[each].map((one) => [each, one] as const))
      .find(([, { template: id }]) => id === template_id) ?? [];
  return { coupon_type: type ?? 'cash', title: face?.title ?? '', amount_fen: face?.amountFen ?? 0 };
};

const template = (
  template_id: string,
  scope_text: string,
  fields: Partial<Selectable<CouponTemplates>> = {},
): Selectable<CouponTemplates> => ({
  template_id,
  scope_text,
  pay_percent: null,
  max_off_fen: null,
  flow_mb: null,
  threshold_fen: 0,
  categories: [],
  // Bag coupons add up; every other card pays alone.
  stacking: template_id.startsWith('bag-') ? 'same-type' : 'alone',
  goods: [],
  kinds: [],
  at_tills: false,
  ...faceOf(template_id),
  valid_days: null,
  valid_until: null,
  ...fields,
});

/** The terms of each coupon type. */
export const demoCouponTemplates: readonly Selectable<CouponTemplates>[] = [
  ...['bag-50', 'bag-30', 'bag-20'].map((each) => template(each, '福袋商品通用')),
  template('data-10', '10GB及以下流量包', { flow_mb: 10 * 1024, categories: ['data'] }),
  template('data-5', '5GB及以下流量包', { flow_mb: 5 * 1024, categories: ['data'] }),
  template('half', '五折购商品通用', { pay_percent: 50, max_off_fen: 3_000 }),
  template('cash-travel', '加油洗车可用', { threshold_fen: 4_000, categories: ['travel'] }),
  template('cash-food', '咖啡奶茶和餐饮门店可用', {
    threshold_fen: 1_200,
    categories: ['drinks', 'food'],
    at_tills: true,
  }),
  template('cash-media', '影音商品可用', { threshold_fen: 1_500, categories: ['video', 'music', 'cinema'] }),
  template('cash-any', '立减商品通用'),
  template('cash-digital', '数码家电可用', { threshold_fen: 10_000, categories: ['digital'] }),
  template('cash-health', '健康商品可用', {
    title: '10元健康优选券',
    amount_fen: 1_000,
    threshold_fen: 5_000,
    categories: ['health'],
    valid_days: 15,
  }),
  template('cash-reading', '听书阅读可用', {
    title: '4元阅读券',
    amount_fen: 400,
    threshold_fen: 1_000,
    categories: ['reading'],
    valid_days: 7,
  }),
  template('vip-digital', '耳机、小家电可用', {
    title: '铂金专享数码券',
    pay_percent: 80,
    max_off_fen: 5_000,
    categories: ['digital'],
    valid_days: 30,
  }),
  template('plus-travel', '出行商品可用', {
    title: 'PLUS专享出行券',
    amount_fen: 2_000,
    threshold_fen: 10_000,
    categories: ['travel'],
    valid_days: 30,
  }),
  template('cash-local', '本地生活可用', { threshold_fen: 3_000, categories: ['local', 'food', 'life'] }),
];

export function demoTemplate(templateId: string): Selectable<CouponTemplates> {
  const found = demoCouponTemplates.find(({ template_id }) => template_id === templateId);
  if (!found) throw new Error(`there is no template ${templateId}`);
  return found;
}

/** The coupons of the current month. They expire with it, and the next month has its own. */
export function couponsOf(
  { userId, coupons }: DemoSubscriber,
  now: Date,
): readonly Selectable<UserCoupons>[] {
  const { cycle, startsAt, endsAt } = claimCycle(now);
  const coupon = (type: CouponType, at: number): Selectable<UserCoupons> => {
    const face = faces[type][at % faces[type].length] ?? faces[type][0];
    return {
      card_code: `${userId}.${cycle}.${type}.${at + 1}`,
      user_id: userId,
      coupon_type: type,
      state: 'usable',
      amount_fen: face.amountFen,
      title: face.title,
      expires_at: new Date(endsAt - 1_000),
      template_id: face.template,
      begins_at: new Date(startsAt),
    };
  };
  return couponTypes.flatMap((type) => Array.from({ length: coupons[type] }, (_, at) => coupon(type, at)));
}
