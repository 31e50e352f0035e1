import { provinceToast, unverifiedNumber } from '../membership/province-eligibility.ts';

/** The subscriber and the order, as the rules see them. */
export interface OrderFacts {
  /** Whether the goods exist and are on sale. */
  readonly known: boolean;
  /** Undefined when billing did not answer and the account does not know it. */
  readonly inProvince: boolean | undefined;
  /** The status of the number in billing; undefined when billing did not answer. */
  readonly numberStatus: 'normal' | 'suspended' | 'closed' | undefined;
  readonly level: number;
  /** Products held now. */
  readonly owned: readonly string[];
  /** The ordered product, for rules about products already held. */
  readonly productId: string | undefined;
  readonly quantity: number;
}

export interface OrderRule {
  readonly ruleCode: string;
  readonly value: string;
}

export interface RuleVerdict {
  readonly ruleCode: string;
  readonly passed: boolean;
  readonly reason: string;
}

/** Rules by code; each returns the reason for refusal, or empty text. */
const ruleChecks: Readonly<Record<string, (facts: OrderFacts, value: string) => string>> = {
  ON_SALE: ({ known }) => (known ? '' : '商品不存在或已下架'),
  PROVINCE: ({ inProvince }) =>
    inProvince === undefined ? unverifiedNumber : inProvince ? '' : provinceToast,
  // An unanswered status passes, because placing the order checks it again.
  NUMBER_NORMAL: ({ numberStatus }) =>
    numberStatus === 'suspended' || numberStatus === 'closed' ? '您的号码当前已停机，恢复后即可办理' : '',
  MIN_LEVEL: ({ level }, value) => (level >= Number(value) ? '' : '您的会员等级还不够，升级后即可办理'),
  NOT_HELD: ({ owned, productId }) =>
    productId !== undefined && owned.includes(productId) ? '您已开通该产品，无需重复办理' : '',
  HOLDS: ({ owned }, value) => (owned.includes(value) ? '' : '需要先开通对应的会员产品'),
  NOT_WITH: ({ owned }, value) => (owned.includes(value) ? '与您已开通的产品不能同时办理' : ''),
  MAX_QUANTITY: ({ quantity }, value) => (quantity <= Number(value) ? '' : `每次最多购买${value}件`),
};

/** Rules that the order alone decides, without the subscriber's data. */
const rulesOfOrder: readonly string[] = ['ON_SALE', 'MAX_QUANTITY'];
export const needsSubscriber = (rules: readonly OrderRule[]): boolean =>
  rules.some(({ ruleCode }) => !rulesOfOrder.includes(ruleCode));

/** An unknown rule code refuses the order, so that a mistyped row is noticed. */
const refusalReason = (facts: OrderFacts, { ruleCode, value }: OrderRule): string =>
  ruleChecks[ruleCode]?.(facts, value) ?? '暂时无法办理，请稍后再试';

/** Checks all rules; the first reason is shown to the subscriber. */
export function checkOrder(
  facts: OrderFacts,
  rules: readonly OrderRule[],
): { readonly passed: boolean; readonly reason: string; readonly rules: RuleVerdict[] } {
  const verdicts = [{ ruleCode: 'ON_SALE', value: '' }, ...rules].map((rule) => {
    const reason = refusalReason(facts, rule);
    return { ruleCode: rule.ruleCode, passed: reason === '', reason };
  });
  const reason = verdicts.find(({ passed }) => !passed)?.reason ?? '';
  return { passed: reason === '', reason, rules: verdicts };
}
