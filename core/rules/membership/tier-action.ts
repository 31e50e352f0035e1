import { provinceToast } from './province-eligibility.ts';
import type { TierOffer } from './tier-offer.ts';

export interface OfferedTier {
  readonly offer: TierOffer;
  readonly canOrder: boolean;
  /** Why it cannot be ordered. */
  readonly reason: string;
  readonly hint: string;
}

export type TierAction =
  | { readonly kind: 'signIn'; readonly text: string }
  | { readonly kind: 'order'; readonly text: string }
  | { readonly kind: 'claim'; readonly text: string }
  /** `instead`: the page to link to. */
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly reason: string;
      readonly instead: 'neighborhoodServices' | 'memberOrder' | 'rightsEntrance';
    };

const refused = (reason: string): TierAction =>
  reason === provinceToast
    ? { kind: 'refused', text: '去逛逛', reason, instead: 'neighborhoodServices' }
    : { kind: 'refused', text: '看看其他会员', reason, instead: 'memberOrder' };
const claim = (claimable: number | undefined): TierAction => ({
  kind: 'claim',
  text: claimable ? `领取本月权益（${claimable}项）` : '查看本月权益',
});

/** The action for a tier: sign in, open, upgrade or renew it, claim its rights, or a refusal with the reason (§6). */
export function tierAction(
  isGuest: boolean,
  { offer, canOrder, reason, hint }: OfferedTier,
  claimable?: number,
): TierAction {
  if (isGuest) return { kind: 'signIn', text: '登录后开通' };
  if (offer === 'held') return canOrder ? { kind: 'order', text: '立即续费' } : claim(claimable);
  if (!canOrder) return refused(reason);
  if (offer === 'lower')
    return { kind: 'refused', text: '我的权益', reason: hint, instead: 'rightsEntrance' };
  return { kind: 'order', text: offer === 'upgrade' ? '立即升级' : '立即开通' };
}
