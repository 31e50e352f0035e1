import { provinceToast } from '../membership/province-eligibility.ts';

/** What is known of the subscriber and the order when the rules are asked. */
export interface OrderFacts {
  /** Whether what is ordered is on sale at all. */
  readonly known: boolean;
  readonly inProvince: boolean;
  /** What billing says of the number; undefined when it did not answer. */
  readonly numberStatus: 'normal' | 'suspended' | 'closed' | undefined;
  readonly level: number;
  /** Products held now. */
  readonly held: readonly string[];
  /** The product ordered, for rules about holding it already. */
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

/** Each rule by its code: why the order may not be, or nothing. */
const judges: Readonly<Record<string, (facts: OrderFacts, value: string) => string>> = {
  ON_SALE: ({ known }) => (known ? '' : '商品不存在或已下架'),
  PROVINCE: ({ inProvince }) => (inProvince ? '' : provinceToast),
  // Silence is no reason to turn somebody away; the order itself asks again.
  NUMBER_NORMAL: ({ numberStatus }) =>
    numberStatus === 'suspended' || numberStatus === 'closed' ? '您的号码当前已停机，恢复后即可办理' : '',
  MIN_LEVEL: ({ level }, value) => (level >= Number(value) ? '' : '您的会员等级还不够，升级后即可办理'),
  NOT_HELD: ({ held, productId }) =>
    productId !== undefined && held.includes(productId) ? '您已开通该产品，无需重复办理' : '',
  HOLDS: ({ held }, value) => (held.includes(value) ? '' : '需要先开通对应的会员产品'),
  NOT_WITH: ({ held }, value) => (held.includes(value) ? '与您已开通的产品不能同时办理' : ''),
  MAX_QUANTITY: ({ quantity }, value) => (quantity <= Number(value) ? '' : `每次最多购买${value}件`),
};
export const orderRuleCodes: readonly string[] = Object.keys(judges);

/** A rule nobody knows lets nothing through: a mistyped row must be noticed, not skipped. */
const judge = (facts: OrderFacts, { ruleCode, value }: OrderRule): string =>
  judges[ruleCode]?.(facts, value) ?? '暂时无法办理，请稍后再试';

/** Every rule with its verdict; the first reason is what the subscriber reads. */
export function checkOrder(
  facts: OrderFacts,
  rules: readonly OrderRule[],
): { readonly passed: boolean; readonly reason: string; readonly rules: RuleVerdict[] } {
  const verdicts = [{ ruleCode: 'ON_SALE', value: '' }, ...rules].map((rule) => {
    const reason = judge(facts, rule);
    return { ruleCode: rule.ruleCode, passed: reason === '', reason };
  });
  const reason = verdicts.find(({ passed }) => !passed)?.reason ?? '';
  return { passed: reason === '', reason, rules: verdicts };
}
