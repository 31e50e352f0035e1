import { describe, expect, it } from 'vitest';
import { autoExchangePlan, nextAutoExchange } from './auto-exchange.ts';

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
});
