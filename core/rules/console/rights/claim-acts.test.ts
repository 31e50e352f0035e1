import { expect, it } from 'vitest';
import { claimActs } from './claim-acts.ts';

const delivering = {
  state: 'delivering',
  isUnderWay: false,
  givesBack: false,
  isToReconcile: false,
  isThisMonth: true,
} as const;

it.each([
  ['waits for its next try', {}, true, true, true],
  ['is requested at this moment', { isUnderWay: true }, true, false, true],
  ['is being given back', { givesBack: true }, true, false, false],
  ['was delivered', { state: 'delivered' }, false, false, false],
  ['was refused by the supplier', { state: 'failed' }, false, false, false],
  [
    'was given back without an answer of the supplier',
    { state: 'failed', isToReconcile: true },
    true,
    true,
    false,
  ],
  [
    'was given back without an answer in a month that is over',
    { state: 'failed', isToReconcile: true, isThisMonth: false },
    true,
    false,
    false,
  ],
] as const)('a claim that %s', (_how, change, query, resend, giveBack) => {
  const acts = claimActs({ ...delivering, ...change });
  expect([acts.query, acts.resend, acts.giveBack].map((each) => each === null)).toEqual([
    query,
    resend,
    giveBack,
  ]);
});
