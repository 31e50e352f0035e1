import { describe, expect, it } from 'vitest';
import { groupOfferState, joinRefusal, type GroupTerms, type GroupToJoin } from './group-buy.ts';

const now = new Date('2026-11-17T10:00:00+08:00');
const from = (ms: number) => new Date(now.getTime() + ms);
const terms: GroupTerms = {
  isOn: true,
  isStopped: false,
  beginsAt: from(-1_000),
  endsAt: from(1_000),
  leftFen: 500,
  seatFen: 500,
  lacksStock: false,
};
const group: GroupToJoin = { state: 'open', size: 3, taken: 2, expiresAt: from(1), isIn: false };

describe('a group-buy activity', () => {
  it.each([
    ['runs', {}, 'running'],
    ['begins to the second', { beginsAt: now }, 'running'],
    ['has not begun', { beginsAt: from(1) }, 'coming'],
    ['ends to the second', { endsAt: now }, 'over'],
    ['is switched off', { isOn: false }, 'over'],
    ['has no budget for one more seat', { leftFen: 499 }, 'gone'],
    ['has no stock', { lacksStock: true }, 'gone'],
  ] as const)('that %s is %s', (_what, change, state) =>
    expect(groupOfferState({ ...terms, ...change }, now)).toBe(state),
  );
});

describe('joining a group', () => {
  it.each([
    ['open with a free seat', {}, undefined],
    ['joined before', { isIn: true, state: 'formed' }, 'joined'],
    ['formed', { state: 'formed', taken: 3 }, 'formed'],
    ['expired', { state: 'expired' }, 'expired'],
    ['whose time is over', { expiresAt: now }, 'expired'],
    ['whose seats are all taken', { taken: 3 }, 'full'],
  ] as const)('%s', (_what, change, refusal) =>
    expect(joinRefusal({ ...group, ...change }, now)).toBe(refusal),
  );
});
