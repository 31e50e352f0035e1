import { describe, expect, it } from 'vitest';
import {
  autoExchangePlan,
  exchangeMoment,
  lostTicketsText,
  nextAutoExchange,
  ticketsLeft,
} from './auto-exchange.ts';

const china = (text: string): Date => new Date(`${text}+08:00`);

describe('tickets left at the end of a month', () => {
  it.each([
    ['2026-08-15T10:00:00', 0, '2026-08-31T16:00:00'],
    ['2026-08-31T15:59:59', 0.5, '2026-08-31T18:00:00'],
    ['2026-08-31T18:00:00', 0.5, '2026-09-30T18:00:00'],
    ['2026-12-31T23:00:00', 0, '2027-01-31T16:00:00'],
    ['2028-02-01T00:00:00', 0, '2028-02-29T16:00:00'],
  ])('seen from %s with the fraction %d are exchanged at %s', (now, fraction, at) => {
    expect(new Date(nextAutoExchange(fraction, china(now)))).toEqual(china(at));
  });

  it('go to the chosen right first, then to the others in stock that were not exchanged yet', () => {
    const right = (rightsId: string, isExchanged = false, isInStock = true) => ({
      rightsId,
      isExchanged,
      isInStock,
    });
    const rights = [
      right('video', true),
      right('milktea'),
      right('data'),
      right('sold-out', false, false),
      right('coffee'),
    ];
    expect(autoExchangePlan(rights, 'data').map(({ rightsId }) => rightsId)).toEqual([
      'data',
      'milktea',
      'coffee',
    ]);
    expect(autoExchangePlan(rights, 'video').map(({ rightsId }) => rightsId)).toEqual([
      'milktea',
      'data',
      'coffee',
    ]);
  });

  it('are exchanged late as those of the month in which it was due', () => {
    const due = china('2026-08-31T18:00:00');
    const [late, tooLate] = [china('2026-08-31T23:59:59'), china('2026-09-01T00:00:00')];
    expect([exchangeMoment(due, late), exchangeMoment(due, tooLate)]).toEqual([late, due]);
  });

  it('are counted by group: what may be chosen less what was exchanged', () => {
    const right = (groupId: string, choose: number, isExchanged: boolean) => ({
      groupId,
      choose,
      isExchanged,
    });
    expect(ticketsLeft([])).toBe(0);
    expect(ticketsLeft([right('a', 3, true), right('a', 3, false), right('b', 2, false)])).toBe(4);
    expect(ticketsLeft([right('a', 1, true), right('a', 1, true), right('b', 1, false)])).toBe(1);
  });

  it('that nothing could be exchanged for are named with their month', () =>
    expect(lostTicketsText(china('2026-08-31T18:00:00'), 2)).toBe(
      '8月的任意券还剩2张，没有可以兑换的商品，8月结束后失效。您可以改选其他自动兑换的商品。',
    ));
});
