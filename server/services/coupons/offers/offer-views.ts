import {
  couponState,
  couponType,
  type CouponTemplate,
  type OfferedCoupon,
} from '#core/contract/goods/shared/coupon.shapes.ts';
import {
  couponOfferState,
  limitText,
  offerPeriod,
  validText,
  type OfferVerdict,
} from '#core/rules/coupons/coupon-offer.ts';
import { cityNameOf } from '../../platform/public.ts';
import { validityOf } from './card-times.ts';
import type { ClaimRow, OfferRow, TemplateRow } from './tables.ts';

/** The subscriber who looks at offers; a guest has no level and no claims. */
export interface Visitor {
  readonly level: number | undefined;
  readonly areaNum: string | null;
  readonly claims: readonly ClaimRow[];
}
export const guest: Visitor = { level: undefined, areaNum: null, claims: [] };

const claimsFrom = ({ activity_id, template_id }: OfferRow, { claims }: Visitor): readonly ClaimRow[] =>
  claims.filter((claim) => claim.activity_id === activity_id && claim.template_id === template_id);

const claimOfPeriod = (offer: OfferRow, who: Visitor, now: Date): ClaimRow | undefined =>
  claimsFrom(offer, who).find(({ period }) => period === offerPeriod(offer.period, now));

/** Coupons left of an offer within its stock and the budget of its activity, as in claim_coupons; null: no limit. */
function leftOf({ stock, taken, budget_fen, spent_fen, max_off_fen, amount_fen }: OfferRow): number | null {
  const worth = max_off_fen ?? amount_fen;
  const limits = [
    ...(stock === null ? [] : [stock - taken]),
    ...(budget_fen === null || worth === 0 ? [] : [Math.floor((budget_fen - spent_fen) / worth)]),
  ];
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Whose numbers may claim an offer, by the names of their cities. */
export const citiesOf = ({ areas }: Pick<OfferRow, 'areas'>) =>
  areas.map((areaNum) => ({ areaNum, name: cityNameOf(areaNum) }));

/** A coupon of a fixed window is not claimed after it. */
export const endOf = ({ ends_at, valid_until }: Pick<OfferRow, 'ends_at' | 'valid_until'>): Date =>
  valid_until !== null && valid_until < ends_at ? valid_until : ends_at;

/** Whether a visitor can claim an offer now. */
export const offerVerdict = (offer: OfferRow, who: Visitor, now: Date): OfferVerdict =>
  couponOfferState(
    {
      beginsAt: offer.begins_at,
      endsAt: endOf(offer),
      minLevel: offer.min_level,
      left: leftOf(offer),
      limitPerPerson: offer.limit_per_person,
      cities: citiesOf(offer),
    },
    {
      level: who.level,
      areaNum: who.areaNum,
      claims: claimsFrom(offer, who).length,
      hasClaimed: claimOfPeriod(offer, who, now) !== undefined,
    },
    now,
  );

export const templateView = (row: Omit<TemplateRow, 'categories' | 'goods' | 'kinds'>): CouponTemplate => ({
  templateId: row.template_id,
  couponType: couponType.parse(row.coupon_type),
  couponAmt: row.amount_fen,
  couponName: row.title,
  payPercent: row.pay_percent,
  maxOffFen: row.max_off_fen,
  flowMb: row.flow_mb,
  thresholdFen: row.threshold_fen,
  scopeText: row.scope_text,
  validText: validText(validityOf(row)),
});

export function offerView(offer: OfferRow, who: Visitor, now: Date): OfferedCoupon {
  const { state, reason } = offerVerdict(offer, who, now);
  const claim =
    claimOfPeriod(offer, who, now) ?? (state === 'claimed' ? claimsFrom(offer, who).at(-1) : undefined);
  return {
    ...templateView(offer),
    activityId: offer.activity_id,
    offerState: state,
    reason,
    leftPercent:
      offer.stock === null
        ? null
        : offer.stock === 0
          ? 0
          : Math.ceil(((offer.stock - offer.taken) / offer.stock) * 100),
    limitText: limitText(offer.period, offer.limit_per_person),
    beginsAt: offer.begins_at.toISOString(),
    endsAt: offer.ends_at.toISOString(),
    card: claim
      ? {
          cardCode: claim.card_code,
          state:
            claim.state === 'usable' && claim.expires_at <= now ? 'expired' : couponState.parse(claim.state),
          expiresAt: claim.expires_at.toISOString(),
        }
      : null,
  };
}
