import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponOfferState, limitReason, offerPeriod } from '#core/rules/coupons/coupon-offer.ts';
import { coalesce } from '../../../db/coalesce.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { cardsByCode } from '../cards/tables.ts';
import { couponView } from '../cards/coupon-view.ts';
import { levelsOf } from '../../memberships/public.ts';
import { cardTimes } from './card-times.ts';
import { newCardCode } from './grant-coupon.ts';
import { citiesOf, endOf } from './offer-views.ts';
import {
  areaNumsOf,
  claimCoupons,
  claimedCards,
  offerOf,
  type ActivityRow,
  type ClaimOutcome,
  type OfferRow,
} from './tables.ts';

export interface OfferKey {
  readonly activityId: string;
  readonly templateId: string;
  readonly kind: ActivityRow['kind'];
}
interface ClaimRequest extends OfferKey {
  readonly userId: string;
}
export type CouponVerdict = { readonly coupon: Coupon } | { readonly refusal: string };
export type ClaimCoupon = (userId: string, offer: OfferKey) => Promise<CouponVerdict>;
type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'loadGate'>;

export const couponNotFound = '没有找到这张券，或活动已下线';
const gone = '已被领完';
const limits = { maxBatch: 512, maxQueue: 20_000, maxWaitMs: 5_000 };

/**
 * Claims an offered coupon once per period; a repetition gets the first card. Concurrent requests for the same offer are
 * coalesced into batches in the order of arrival; the database decides what is left and what was claimed.
 */
export function couponClaims(deps: ClaimDeps): ClaimCoupon {
  const queue = coalesce<ClaimRequest, CouponVerdict>({
    ...limits,
    run: (_offer, requests) => claimBatch(deps, requests),
    onOverload: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  return (userId, offer) =>
    queue(`${offer.kind} ${offer.activityId} ${offer.templateId}`, { ...offer, userId });
}

/** Judges the batch by level and time, claims for those who may, and finds the cards of earlier claims. */
async function claimBatch(
  { db, clock, loadGate }: ClaimDeps,
  requests: readonly ClaimRequest[],
): Promise<readonly CouponVerdict[]> {
  const [first] = requests;
  if (!first) return [];
  loadGate.record(requests.length);
  const now = clock.now();
  const offer = await offerOf(db, first);
  if (!offer) return requests.map(() => ({ refusal: couponNotFound }));
  const userIds = requests.map(({ userId }) => userId);
  const levels = offer.min_level > 0 ? await levelsOf(db, userIds, now) : new Map<string, number>();
  const areaNums = offer.areas.length > 0 ? await areaNumsOf(db, userIds) : new Map<string, string | null>();
  const reasons = userIds.map((userId) =>
    refusalFor(offer, { level: levels.get(userId) ?? 0, areaNum: areaNums.get(userId) ?? null }, now),
  );
  const allowed = requests.filter((_request, at) => reasons[at] === null);
  const refused = requests.filter((_request, at) => reasons[at] !== null);
  const [outcomes, earlier] = [
    allowed.length === 0
      ? []
      : await claimCoupons(db, {
          offer,
          userIds: allowed.map(({ userId }) => userId),
          cardCodes: allowed.map(newCardCode),
          now,
          expiresAt: cardTimes(offer, now).expires_at,
        }),
    refused.length === 0
      ? new Map<string, string>()
      : await claimedCards(
          db,
          offer,
          offerPeriod(offer.period, now),
          refused.map(({ userId }) => userId),
        ),
  ];
  const outcomeOf = new Map(outcomes.map((outcome) => [allowed[outcome.place - 1], outcome]));
  const codes = [...outcomes.flatMap(({ card_code }) => card_code ?? []), ...earlier.values()];
  const cards = new Map((await cardsByCode(db, codes)).map((card) => [card.card_code, card]));
  return requests.map((request, at): CouponVerdict => {
    const outcome = outcomeOf.get(request);
    const card = cards.get((outcome ? outcome.card_code : earlier.get(request.userId)) ?? '');
    if (card) return { coupon: couponView(card, now) };
    return { refusal: reasons[at] ?? refusalOf(outcome?.outcome, offer) };
  });
}

function refusalOf(outcome: ClaimOutcome['outcome'] | undefined, { limit_per_person }: OfferRow): string {
  if (outcome === 'limit') return limitReason(limit_per_person ?? 1);
  // The membership ended since the request was checked.
  if (outcome === 'notHeld') return '会员已失效，暂时不能领取';
  return outcome === 'off' ? couponNotFound : gone;
}

interface Claimant {
  readonly level: number;
  readonly areaNum: string | null;
}
/** Why an offer cannot be claimed by this subscriber at this time; claims and stock are the database's. */
const refusalFor = (offer: OfferRow, who: Claimant, now: Date): string | null =>
  couponOfferState(
    {
      beginsAt: offer.begins_at,
      endsAt: endOf(offer),
      minLevel: offer.min_level,
      left: null,
      limitPerPerson: null,
      cities: citiesOf(offer),
    },
    { ...who, claims: 0, hasClaimed: false },
    now,
  ).reason;
