import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { couponNotFound, type ClaimCoupon, type OfferKey } from './claim-coupon.ts';
import { checkGift } from './gifts.ts';
import { isMet } from './rule-met.ts';
import { offersOf, rulesOf } from './tables.ts';
import { memberVisitor } from './visitor.ts';

type ClaimDeps = Deps & { readonly claimCoupon: ClaimCoupon };
interface Received {
  readonly coupons: Coupon[];
}

/** Claims one coupon of the coupon centre. */
export const receiveCoupon = (
  deps: ClaimDeps,
  member: Member,
  input: Pick<OfferKey, 'activityId' | 'templateId'>,
): Promise<Received> => claimAll(deps, member, [{ ...input, kind: 'center' }]);

/** Claims the coupons a pop-up offers. */
export async function receivePopCoupons(deps: ClaimDeps, member: Member, actId: string): Promise<Received> {
  await checkGift(deps, member, actId);
  const offers = await offersOf(deps.db, [actId]);
  return claimAll(
    deps,
    member,
    offers.map(({ template_id }) => ({ activityId: actId, templateId: template_id, kind: 'pop' })),
  );
}

/** Claims the coupons of a rule the subscriber meets. */
export async function receiveRuleCoupons(
  deps: ClaimDeps,
  member: Member,
  { actId, ruleId }: { readonly actId: string; readonly ruleId: string },
): Promise<Received> {
  const [offers, who, rules] = await Promise.all([
    offersOf(deps.db, [actId]),
    memberVisitor(deps, member, [actId]),
    rulesOf(deps.db, actId),
  ]);
  const rule = rules.find(({ rule_id }) => rule_id === ruleId);
  if (!rule) throw new Refusal(couponNotFound);
  if (!isMet(rule, who)) throw new Refusal(`还没有达到条件：${rule.rule_text}`);
  const unlocked = offers.filter(({ rule_id }) => rule_id === ruleId);
  return claimAll(
    deps,
    member,
    unlocked.map(({ template_id }) => ({ activityId: actId, templateId: template_id, kind: 'rules' })),
  );
}

/** Claims what can be claimed; coupons claimed before are part of the answer. Refuses with the first reason if there is none. */
async function claimAll(
  { claimCoupon }: ClaimDeps,
  { userId }: Member,
  offers: readonly OfferKey[],
): Promise<Received> {
  const verdicts = await Promise.all(offers.map((offer) => claimCoupon(userId, offer)));
  const coupons = verdicts.flatMap((verdict) => ('coupon' in verdict ? [verdict.coupon] : []));
  if (coupons.length > 0) return { coupons };
  const [first] = verdicts.flatMap((verdict) => ('refusal' in verdict ? [verdict.refusal] : []));
  throw new Refusal(first ?? couponNotFound);
}
