import { expect, it } from 'vitest';
import { planCharges } from './plan-charges.ts';

const plan = { priceFen: 990, nextPriceFen: 1_990, months: 1, endsOn: '2026-12-18', debitOn: '2026-12-18' };

it('a plan that renews says what is paid today, and when how much is debited next', () => {
  expect(planCharges(plan, '2026-12-01').map(({ name, value }) => `${name} ${value}`)).toEqual([
    '今天应付 ¥9.90',
    '下次扣费 2026年12月18日 ¥19.90',
    '首次可领 12月1日',
  ]);
});

it('a plan that ends says until when, and that nothing is debited', () => {
  expect(planCharges({ ...plan, nextPriceFen: null, debitOn: null, endsOn: '2027-11-18' }, null)).toEqual([
    { name: '今天应付', value: '¥9.90', note: '一次付清' },
    { name: '有效期至', value: '2027年11月18日', note: '到期不自动续费' },
    { name: '首次可领', value: '开通当天', note: '支付成功后即可领取本月权益' },
  ]);
});

it('an answer without days leaves them out', () => {
  expect(
    planCharges({ ...plan, endsOn: undefined, debitOn: undefined }, null).map(({ name }) => name),
  ).toEqual(['今天应付', '首次可领']);
});
