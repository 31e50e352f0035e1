import type { Selectable } from 'kysely';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { CouponActivities, CouponOffers, CouponRules } from '../db/schema/coupons.ts';

const always = {
  begins_at: new Date('2026-01-01T00:00:00+08:00'),
  ends_at: new Date('2031-01-01T00:00:00+08:00'),
};
const day = 24 * 3_600_000;

const activity = (
  activity_id: string,
  sort: number,
  fields: Pick<Selectable<CouponActivities>, 'kind' | 'tab' | 'title' | 'sub_title'> &
    Partial<Selectable<CouponActivities>>,
): Selectable<CouponActivities> => ({
  activity_id,
  pic_url: null,
  intro: [],
  areas: [],
  ...always,
  right_type: null,
  is_on: true,
  budget_fen: 50_000_000,
  spent_fen: 0,
  sort,
  ...fields,
});

/** A gift that pops up for holders of a right type (§6). */
const gift = (
  activity_id: string,
  sort: number,
  right_type: number,
  [title, sub_title]: readonly [string, string],
): Selectable<CouponActivities> =>
  activity(activity_id, sort, { kind: 'pop', tab: null, title, sub_title, right_type });

/** The activities of the coupon centre, one with rules and one pop-up. The last of the centre begins tomorrow at 10. */
export function demoCouponActivities(now: Date): readonly Selectable<CouponActivities>[] {
  const { year, month, day: today } = chinaTime(now.getTime() + day);
  const begins = chinaInstant({ year, month, day: today, hour: 10 });
  return [
    activity('member-month', 1, {
      kind: 'center',
      tab: 'userFlag',
      title: '会员月月领',
      sub_title: '每月1日更新',
    }),
    activity('member-level', 2, {
      kind: 'center',
      tab: 'userFlag',
      title: '等级专享',
      sub_title: '等级越高，优惠越多',
    }),
    activity('free-daily', 1, { kind: 'center', tab: 'freeFlag', title: '天天领券', sub_title: '人人可领' }),
    activity('free-limited', 2, {
      kind: 'center',
      tab: 'freeFlag',
      title: '限量好券',
      sub_title: '领完即止',
    }),
    activity('free-coming', 3, {
      kind: 'center',
      tab: 'freeFlag',
      title: '即将开抢',
      sub_title: '每天10点',
      begins_at: new Date(begins),
      ends_at: new Date(begins + 14 * 3_600_000),
    }),
    activity('level-gift', 1, {
      kind: 'rules',
      tab: null,
      title: '升级有礼',
      sub_title: '',
      intro: ['达到等级即可领取对应的券，每人每月一次。'],
    }),
    gift('new-person-gift', 1, rightTypeIds.isNewPersonGiftRight, ['新人礼', '开通会员即得，先领再逛']),
    gift('month-gift', 2, rightTypeIds.isMonthGiftRight, ['月月有礼', '本月的会员礼到了']),
    gift('golden-coupon', 3, rightTypeIds.isGoldenCouponRight, ['会员金券', '下单立减，本月有效']),
    gift('red-bundle', 4, rightTypeIds.isRedLogBundle, ['红包礼包', '几张券一起送您']),
    activity('welcome', 5, { kind: 'pop', tab: null, title: '见面礼', sub_title: '送您一张立减券' }),
  ];
}

export const demoCouponRules: readonly Selectable<CouponRules>[] = [
  {
    activity_id: 'level-gift',
    rule_id: 'gold',
    rule_text: '黄金会员及以上',
    min_level: 2,
    product_id: null,
    sort: 1,
  },
  {
    activity_id: 'level-gift',
    rule_id: 'platinum',
    rule_text: '铂金会员及以上',
    min_level: 3,
    product_id: null,
    sort: 2,
  },
];

const offer = (
  activity_id: string,
  template_id: string,
  sort: number,
  fields: Partial<Selectable<CouponOffers>> = {},
): Selectable<CouponOffers> => ({
  activity_id,
  template_id,
  rule_id: null,
  min_level: 0,
  stock: null,
  taken: 0,
  period: 'month',
  limit_per_person: null,
  sort,
  ...fields,
});

export const demoCouponOffers: readonly Selectable<CouponOffers>[] = [
  offer('member-month', 'bag-50', 1, { min_level: 2, stock: 2_000, taken: 1_440 }),
  offer('member-month', 'bag-20', 2, { min_level: 1, stock: 5_000, taken: 3_100 }),
  offer('member-month', 'data-10', 3, { min_level: 2, stock: 4_000, taken: 1_400 }),
  offer('member-month', 'half', 4, { min_level: 1, stock: 3_000, taken: 2_580 }),
  offer('member-level', 'bag-30', 1, { min_level: 2, stock: 3_000, taken: 900 }),
  offer('member-level', 'vip-digital', 2, { min_level: 3, stock: 600, taken: 210 }),
  offer('member-level', 'plus-travel', 3, { min_level: 4, stock: 300, taken: 60 }),
  offer('free-daily', 'cash-food', 1, { stock: 9_000, taken: 5_760, period: 'day', limit_per_person: 10 }),
  offer('free-daily', 'cash-media', 2, { stock: 9_000, taken: 3_870 }),
  offer('free-daily', 'cash-any', 3),
  offer('free-daily', 'data-5', 4, { stock: 8_000, taken: 2_800 }),
  offer('free-limited', 'cash-health', 1, { stock: 1_000, taken: 840 }),
  offer('free-limited', 'cash-digital', 2, { stock: 500, taken: 500 }),
  offer('free-limited', 'cash-local', 3, { stock: 2_000, taken: 1_100, period: 'once', limit_per_person: 1 }),
  offer('free-coming', 'cash-travel', 1, { stock: 2_000 }),
  offer('free-coming', 'cash-reading', 2, { stock: 2_000 }),
  offer('level-gift', 'bag-20', 1, { rule_id: 'gold' }),
  offer('level-gift', 'vip-digital', 2, { rule_id: 'platinum' }),
  offer('new-person-gift', 'cash-food', 1, { period: 'once', stock: 5_000 }),
  offer('month-gift', 'cash-media', 1, { stock: 5_000 }),
  offer('golden-coupon', 'bag-20', 1, { stock: 3_000 }),
  offer('red-bundle', 'cash-local', 1, { stock: 1_000 }),
  offer('red-bundle', 'cash-travel', 2, { stock: 1_000 }),
  offer('welcome', 'cash-any', 1, { period: 'once' }),
];
