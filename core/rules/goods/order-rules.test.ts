import { describe, expect, it } from 'vitest';
import { provinceToast } from '../membership/province-eligibility.ts';
import { checkOrder, type OrderFacts } from './order-rules.ts';

const allowed: OrderFacts = {
  known: true,
  inProvince: true,
  numberStatus: 'normal',
  level: 2,
  owned: ['watch'],
  productId: 'car',
  quantity: 1,
};

describe('whether an order is allowed (§7 getRuleCheckOrder)', () => {
  it.each<[string, string, Partial<OrderFacts>, string]>([
    ['PROVINCE', '', { inProvince: false }, provinceToast],
    ['PROVINCE', '', { inProvince: undefined }, '暂时无法核实您的号码，请稍后再试'],
    ['NUMBER_NORMAL', '', { numberStatus: 'suspended' }, '您的号码当前已停机，恢复后即可办理'],
    ['NUMBER_NORMAL', '', { numberStatus: 'closed' }, '您的号码当前已停机，恢复后即可办理'],
    ['MIN_LEVEL', '2', { level: 1 }, '您的会员等级还不够，升级后即可办理'],
    ['NOT_HELD', '', { productId: 'watch' }, '您已开通该产品，无需重复办理'],
    ['HOLDS', 'watch', { owned: [] }, '需要先开通对应的会员产品'],
    ['NOT_WITH', 'plus', { owned: ['plus'] }, '与您已开通的产品不能同时办理'],
    ['MAX_QUANTITY', '2', { quantity: 3 }, '每次最多购买2件'],
  ])('%s %s', (ruleCode, value, bad, reason) => {
    const rule = { ruleCode, value };
    expect(checkOrder(allowed, [rule])).toMatchObject({ passed: true, reason: '' });
    expect(checkOrder({ ...allowed, ...bad }, [rule])).toMatchObject({
      passed: false,
      reason,
      rules: [{ passed: true }, { ruleCode, passed: false, reason }],
    });
  });

  it('goods that are not on sale cannot be ordered, even without rules', () => {
    expect(checkOrder({ ...allowed, known: false }, [])).toEqual({
      passed: false,
      reason: '商品不存在或已下架',
      rules: [{ ruleCode: 'ON_SALE', passed: false, reason: '商品不存在或已下架' }],
    });
  });

  it('the first failed rule gives the reason, and all verdicts are returned', () => {
    const { reason, rules } = checkOrder({ ...allowed, level: 0, inProvince: false }, [
      { ruleCode: 'PROVINCE', value: '' },
      { ruleCode: 'MIN_LEVEL', value: '2' },
    ]);
    expect(reason).toBe(provinceToast);
    expect(rules.map(({ passed }) => passed)).toEqual([true, false, false]);
  });

  it('passes when billing does not answer, and fails for an unknown or malformed rule', () => {
    expect(
      checkOrder({ ...allowed, numberStatus: undefined }, [{ ruleCode: 'NUMBER_NORMAL', value: '' }]).passed,
    ).toBe(true);
    expect(checkOrder(allowed, [{ ruleCode: 'PROVINZ', value: '' }]).passed).toBe(false);
    expect(checkOrder(allowed, [{ ruleCode: 'MIN_LEVEL', value: 'gold' }]).passed).toBe(false);
  });
});
