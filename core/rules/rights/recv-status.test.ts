import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinceToast } from '../membership/province-eligibility.ts';
import { recvChecks, recvStatus, type ClaimFacts } from './recv-status.ts';

const now = new Date('2025-03-10T04:00:00Z');
const claimable: ClaimFacts = {
  claim: 'none',
  outOfProvince: false,
  forSale: false,
  group: { choose: 2, used: 1 },
  product: { openedAt: new Date('2025-01-05T00:00:00Z'), startsNextMonth: true },
  stockLeft: 5,
  beginsAt: null,
  endsAt: null,
  condition: { met: true },
};

const openedThisMonth = { openedAt: new Date('2025-02-28T16:00:00Z'), startsNextMonth: true };

describe('the receive status of a right (decisions §4)', () => {
  it.each<[string, Partial<ClaimFacts>, number, string, number | null]>([
    ['no check applies', {}, 0, '', 1],
    ['an earlier claim failed and was compensated', { claim: 'failed' }, 0, '', 1],
    ['this right was claimed this cycle', { claim: 'delivered' }, 2, '', 2],
    ['it was claimed and is still being delivered', { claim: 'delivering' }, 1, '', 2],
    [
      'it is for the province only and the number is from another one',
      { outOfProvince: true },
      3,
      provinceToast,
      null,
    ],
    ['it is for sale', { forSale: true }, 3, '可按会员价购买', null],
    ["the group's quota of this cycle is used", { group: { choose: 2, used: 2 } }, 4, '本月已选满2项', 3],
    [
      'the product opened this month and starts next month',
      { product: openedThisMonth },
      4,
      '下月1日起可领',
      3,
    ],
    [
      'the product opened this month and starts immediately',
      { product: { ...openedThisMonth, startsNextMonth: false } },
      0,
      '',
      1,
    ],
    [
      'the product opened in the last second of last month',
      { product: { ...openedThisMonth, openedAt: new Date('2025-02-28T15:59:59Z') } },
      0,
      '',
      1,
    ],
    ['no stock is left', { stockLeft: 0 }, 3, '本月已领完', 3],
    [
      'no stock is left and a condition is not met',
      { stockLeft: 0, condition: { met: false, reason: '仅限铂金及以上会员' } },
      3,
      '本月已领完',
      null,
    ],
    ['stock is not limited', { stockLeft: null }, 0, '', 1],
    ['it has not begun', { beginsAt: new Date('2025-03-10T04:00:01Z') }, 3, '3月10日12:00开放', null],
    ['it begins at a minute', { beginsAt: new Date('2025-04-01T02:05:00Z') }, 3, '4月1日10:05开放', null],
    ['more is taken than the quota allows', { group: { choose: 1, used: 2 } }, 4, '本月已选满1项', 3],
    ['more stock was given than there was', { stockLeft: -1 }, 3, '本月已领完', 3],
    ['it begins now', { beginsAt: now }, 0, '', 1],
    ['it ends now', { endsAt: now }, 3, '领取时间已结束', null],
    ['it ends later', { endsAt: new Date('2025-03-10T04:00:01Z') }, 0, '', 1],
    [
      'a condition is not met',
      { condition: { met: false, reason: '仅限铂金及以上会员' } },
      3,
      '仅限铂金及以上会员',
      null,
    ],
  ])('when %s', (_when, facts, status, reason, button) => {
    expect(recvStatus({ ...claimable, ...facts }, now)).toEqual({
      recvStatus: status,
      recvReason: reason,
      recvBtnType: button,
    });
  });

  it('checks in one declared order', () => {
    expect(recvChecks.map(({ name }) => name)).toEqual([
      'claimed',
      'delivering',
      'outOfProvince',
      'forSale',
      'quotaUsed',
      'startsNextMonth',
      'notBegun',
      'ended',
      'noStock',
      'conditionNotMet',
    ]);
  });

  it.each<[string, Partial<ClaimFacts>, number]>([
    [
      'a claimed right stays claimed when its group is full and its stock gone',
      { claim: 'delivered', group: { choose: 1, used: 1 }, stockLeft: 0 },
      2,
    ],
    [
      'a claimed right stays claimed when its subscriber has moved to another province',
      { claim: 'delivered', outOfProvince: true },
      2,
    ],
    [
      'a right in delivery stays so when its group is full',
      { claim: 'delivering', group: { choose: 1, used: 1 } },
      1,
    ],
    [
      'a full group waits for next month although the right is out of stock',
      { group: { choose: 1, used: 1 }, stockLeft: 0 },
      4,
    ],
  ])('%s', (_what, facts, status) =>
    expect(recvStatus({ ...claimable, ...facts }, now).recvStatus).toBe(status),
  );

  it('gives the opening time, not the missing stock, as the reason before a right opens', () => {
    expect(
      recvStatus({ ...claimable, stockLeft: 0, beginsAt: new Date('2025-04-01T02:00:00Z') }, now).recvReason,
    ).toBe('4月1日10:00开放');
  });

  it('always gives a reason for 暂不可领 and 下月可领', () => {
    const moments = fc.option(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2025-06-01'), noInvalidDate: true }),
    );
    const facts: fc.Arbitrary<ClaimFacts> = fc.record({
      claim: fc.constantFrom('none', 'delivering', 'delivered', 'failed'),
      outOfProvince: fc.boolean(),
      forSale: fc.boolean(),
      group: fc.record({ choose: fc.nat(3), used: fc.nat(3) }),
      product: fc.record({ openedAt: moments.map((at) => at ?? now), startsNextMonth: fc.boolean() }),
      stockLeft: fc.option(fc.nat(2)),
      beginsAt: moments,
      endsAt: moments,
      condition: fc.constantFrom({ met: true }, { met: false, reason: '未满足条件' }),
    });
    fc.assert(
      fc.property(facts, (provided) => {
        const { recvStatus: status, recvReason, recvBtnType } = recvStatus(provided, now);
        expect(recvBtnType === 1).toBe(status === 0);
        expect(recvReason !== '').toBe(status === 3 || status === 4);
        if (provided.stockLeft === 0 && provided.claim === 'none') expect(status).not.toBe(0);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1000 },
    );
  });
});
