import { expect, it } from 'vitest';
import { alertRules, type RecentFigures } from './alert-rules.ts';

const calm: RecentFigures = {
  claims: 900,
  claimsRefused: 40,
  delivered: 800,
  failed: 12,
  orders: 100,
  ordersRefused: 3,
  p99: 118,
};
const raised = (recent: Partial<RecentFigures>): readonly string[] =>
  alertRules.filter(({ detail }) => detail({ ...calm, ...recent }) !== undefined).map(({ rule }) => rule);

it.each([
  ['an ordinary day', {}, []],
  ['half of the claims', { claims: 100, claimsRefused: 100 }, []],
  ['more than half of the claims', { claims: 100, claimsRefused: 101 }, ['claims-refused']],
  ['a few claims at night', { claims: 2, claimsRefused: 17 }, []],
  ['every tenth delivery', { delivered: 90, failed: 10 }, []],
  ['more than every tenth delivery', { delivered: 89, failed: 11 }, ['deliveries-failed']],
  ['a refused sale', { orders: 10, ordersRefused: 11 }, ['orders-refused']],
  ['slow answers', { p99: 1_001 }, ['slow-answers']],
  ['no calls at all', { claims: 0, claimsRefused: 0, delivered: 0, failed: 0, p99: undefined }, []],
])('%s', (_title, recent, rules) => expect(raised(recent)).toEqual(rules));

it('an alert says its figures', () =>
  expect(alertRules[1]?.detail({ ...calm, delivered: 375, failed: 125 })).toBe(
    '近 5 分钟失败 125 / 500，占 25%，上限 10%；名额已自动退回',
  ));
