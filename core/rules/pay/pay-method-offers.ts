import type { Fen } from '../pricing/money.ts';
import { payMethods, type PayMethodId } from './pay-methods.ts';

/** The goods and the subscriber, as far as payment depends on them. */
export interface PayFacts {
  readonly isPhysical: boolean;
  readonly isExternal: boolean;
  readonly amountFen: Fen;
  /** Undefined when billing did not answer and the account does not know it. */
  readonly inProvince: boolean | undefined;
  readonly numberStatus: 'normal' | 'suspended' | 'closed' | undefined;
  /** Of the phone bill; undefined when billing did not answer. */
  readonly balanceFen: Fen | undefined;
  /** AI beans; each is worth one fen. */
  readonly points: number;
  /** The methods that this deployment has; absent: all. */
  readonly methods?: readonly PayMethodId[];
}

export interface PayMethodOffer {
  readonly payMethodId: PayMethodId;
  readonly payMethodName: string;
  readonly usable: boolean;
  readonly reason: string | null;
  readonly recommended: boolean;
}

/** Each returns the reason for refusal, or empty text. An unanswered balance passes: paying checks it again. */
const checks: Readonly<Partial<Record<PayMethodId, (facts: PayFacts) => string>>> = {
  3: ({ isPhysical, inProvince, numberStatus, balanceFen, amountFen }) => {
    if (isPhysical) return '实物商品不支持话费支付';
    if (inProvince === undefined) return '暂时无法核实号码，请稍后再试或换一种方式支付';
    if (!inProvince) return '话费支付仅限本省号码';
    if (numberStatus === 'suspended' || numberStatus === 'closed') return '号码已停机，暂不能用话费支付';
    return balanceFen !== undefined && balanceFen < amountFen ? '话费余额不足' : '';
  },
  6: ({ points, amountFen }) => {
    if (points === 0) return '暂无可用AI豆';
    return points < amountFen ? 'AI豆不足' : '';
  },
};

/** The six methods (§3) with the reason where one cannot be used; the phone bill is recommended if it suffices. */
export function payMethodOffers(facts: PayFacts): readonly PayMethodOffer[] {
  const methods = payMethods.filter(({ payMethodId }) => facts.methods?.includes(payMethodId) ?? true);
  const offers = methods.map(({ payMethodId, payMethodName }) => {
    const reason = facts.isExternal ? '该商品在合作方页面付款' : (checks[payMethodId]?.(facts) ?? '');
    return { payMethodId, payMethodName, usable: reason === '', reason: reason || null };
  });
  const isUsable = (id: PayMethodId) =>
    offers.some(({ payMethodId, usable }) => payMethodId === id && usable);
  const online = offers.find(({ payMethodId, usable }) => usable && payMethodId !== 3 && payMethodId !== 6);
  const best = facts.balanceFen !== undefined && isUsable(3) ? 3 : (online?.payMethodId ?? 1);
  return offers.map((offer) => ({ ...offer, recommended: offer.usable && offer.payMethodId === best }));
}
