import type { Selectable } from 'kysely';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type {
  CouponActivities,
  CouponOffers,
  CouponTemplates,
  UserCoupons,
} from '../../db/schema/coupons.ts';
import { couponActivities, couponOffers, couponTemplates } from '../data/coupons.ts';
import { demoSubscribers } from '../subscribers.ts';

const couponTypes = ['qyfd', 'lllb', 'wzg', 'cash'] as const;
const dayMs = 24 * 3_600_000;

const all = Object.entries(couponTemplates).map(([template_id, row]) => ({
  template_id,
  row: { owned: false, flowGb: undefined, categories: [], ...row },
}));

export const demoCouponTemplates: readonly Omit<Selectable<CouponTemplates>, 'family_id' | 'version'>[] =
  all.map(({ template_id, row: { type, owned: _owned, flowGb, categories, ...terms } }) => ({
    template_id,
    pay_percent: null,
    max_off_fen: null,
    flow_mb: flowGb ? flowGb * 1024 : null,
    threshold_fen: 0,
    categories: [...categories],
    // Bag coupons add up; every other card pays alone.
    stacking: type === 'qyfd' ? 'same-type' : 'alone',
    goods: [],
    kinds: [],
    at_tills: false,
    for_compensation: false,
    coupon_type: type,
    amount_fen: 0,
    valid_days: null,
    valid_until: null,
    valid_from: null,
    ...terms,
  }));

/** The coupon activities; one begins tomorrow at 10. */
export function demoCouponActivities(now: Date): readonly Selectable<CouponActivities>[] {
  const { year, month, day } = chinaTime(now.getTime() + dayMs);
  const tomorrowAt10 = chinaInstant({ year, month, day, hour: 10 });
  const always = {
    begins_at: new Date('2026-01-01T00:00:00+08:00'),
    ends_at: new Date('2031-01-01T00:00:00+08:00'),
  };
  const restOfTomorrow = {
    begins_at: new Date(tomorrowAt10),
    ends_at: new Date(tomorrowAt10 + 14 * 3_600_000),
  };
  return couponActivities.map((row) => ({
    activity_id: row.id,
    pic_url: null,
    intro: 'intro' in row ? [...row.intro] : [],
    areas: [],
    ...('tomorrow' in row ? restOfTomorrow : always),
    right_type: 'right' in row ? rightTypeIds[row.right] : null,
    is_on: true,
    stopped_at: null,
    budget_fen: 50_000_000,
    spent_fen: 0,
    sort: row.sort,
    kind: row.kind,
    tab: 'tab' in row ? row.tab : null,
    title: row.title,
    sub_title: row.sub_title,
  }));
}

export const demoCouponOffers: readonly Selectable<CouponOffers>[] = couponOffers.map(
  ([activity_id, template_id, sort, more]) => ({
    activity_id,
    template_id,
    rule_id: null,
    min_level: 0,
    stock: null,
    taken: 0,
    period: 'month',
    limit_per_person: null,
    sort,
    ...more,
  }),
);

const isOwned = (templateId: string): boolean =>
  all.some(({ template_id, row }) => template_id === templateId && row.owned);

/** The coupons of the current month. They expire with it, and the next month has its own. */
export function demoUserCoupons(now: Date): readonly Selectable<UserCoupons>[] {
  const { cycle, startsAt, endsAt } = claimCycle(now);
  const owned = demoCouponTemplates.filter(({ template_id }) => isOwned(template_id));
  return demoSubscribers.flatMap(({ userId, coupons }) =>
    couponTypes.flatMap((type) => {
      const ofType = owned.filter(({ coupon_type }) => coupon_type === type);
      return Array.from({ length: coupons[type] }, (_, at) => {
        const template = ofType[at % ofType.length];
        return {
          card_code: `${userId}.${cycle}.${type}.${at + 1}`,
          user_id: userId,
          coupon_type: type,
          state: 'usable' as const,
          amount_fen: template?.amount_fen ?? 0,
          title: template?.title ?? '',
          expires_at: new Date(endsAt - 1_000),
          template_id: template?.template_id ?? '',
          begins_at: new Date(startsAt),
        };
      });
    }),
  );
}
