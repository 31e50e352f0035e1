import { expect, it } from 'vitest';
import { claimNextStep } from './claim-next-step.ts';

it.each([
  ['a right on its way', 'delivering', 'store', '', 'wait', '等权益到账'],
  ['a code for a shop', 'delivered', 'store', '8806 1203', 'show', '到店出示券码'],
  ['a service in a shop', 'delivered', 'store', '', 'visit', '到店使用'],
  ['a code to redeem', 'delivered', 'code', '8806-1203', 'redeem', '去使用'],
  ['a code of a kind that is not known', 'delivered', undefined, '8806-1203', 'redeem', '去使用'],
  ['a link', 'delivered', 'link', 'https://partner.example/use', 'open', '去使用'],
  ['a top-up', 'delivered', 'recharge', '', 'arrived', '直接用，不用再操作'],
] as const)(
  'after the claim of %s (%s, %s, “%s”) comes %s: %s',
  (_what, state, delivery, note, kind, title) =>
    expect(claimNextStep({ state, note, delivery })).toMatchObject({ kind, title }),
);

it('a claim that failed has no next step but another try', () =>
  expect(claimNextStep({ state: 'failed', note: '合作方暂时无法发放', delivery: 'store' })).toBeUndefined());
