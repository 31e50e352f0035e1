import { expect, it } from 'vitest';
import { planTerms, type PricedPlan, type PlanTerms } from './plan-terms.ts';

const monthly: PricedPlan = { months: 1, autoRenew: true, nextPriceFen: null, perMonthFen: null };

it.each<[string, PricedPlan, PlanTerms]>([
  [
    'a cheaper first month',
    { ...monthly, nextPriceFen: 1_990 },
    { note: '次月起¥19.9/月', due: '首月应付，可随时取消' },
  ],
  ['a month that renews', monthly, { note: '每月自动续费', due: '每月应付，可随时取消' }],
  [
    'a single month',
    { ...monthly, autoRenew: false },
    { note: '到期不续费', due: '一次付清，到期不自动续费' },
  ],
  [
    'a quarter paid at once',
    { months: 3, autoRenew: false, nextPriceFen: null, perMonthFen: 1_866 },
    { note: '约¥18.6/月', due: '一次付清，到期不自动续费' },
  ],
  [
    'a year that renews',
    { months: 12, autoRenew: true, nextPriceFen: null, perMonthFen: 2_491 },
    { note: '约¥24.9/月', due: '每年应付，可随时取消' },
  ],
])('%s states its renewal terms', (_title, plan, terms) => {
  expect(planTerms(plan)).toEqual(terms);
});
