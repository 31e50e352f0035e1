import { describe, expect, it } from 'vitest';
import { exchangeFaults, type StoredExchange } from './exchange-history.ts';

const stored = (exchangeId: string, owner: string, code: string, claims = 1): StoredExchange => ({
  exchangeId,
  owner,
  code,
  claims,
});
const confirmed = [
  { exchangeId: 'e1', owner: 'a' },
  { exchangeId: 'e2', owner: 'b' },
];
const end = [stored('e1', 'a', 'c1'), stored('e2', 'b', 'c2')];
const none = { lost: [], twice: [], unconfirmed: [], unclaimed: [] };

describe('confirmed exchanges against those that exist (F1)', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(exchangeFaults(confirmed, end)).toEqual(none);
    expect(exchangeFaults([...confirmed, ...confirmed], end)).toEqual(none);
  });

  it('finds what was lost or belongs to another user now', () => {
    expect(exchangeFaults(confirmed, end.slice(1)).lost).toEqual([
      'e1 of a was acknowledged and is not there',
    ]);
    expect(exchangeFaults(confirmed, [stored('e1', 'x', 'c1'), ...end.slice(1)])).toMatchObject({
      lost: ['e1 of a was acknowledged and is not there'],
      unconfirmed: ['e1 of x is present but was never confirmed'],
    });
  });

  it('finds one code exchanged twice', () =>
    expect(exchangeFaults(confirmed, [stored('e1', 'a', 'c1'), stored('e2', 'b', 'c1')]).twice).toEqual([
      'one code has e1 of a and e2 of b',
    ]));

  it('finds what was never confirmed', () =>
    expect(exchangeFaults(confirmed, [...end, stored('e3', 'a', 'c3')]).unconfirmed).toEqual([
      'e3 of a is present but was never confirmed',
    ]));

  it.each([0, 2])('finds an exchange with %i claims', (claims) =>
    expect(exchangeFaults(confirmed, [stored('e1', 'a', 'c1', claims), ...end.slice(1)]).unclaimed).toEqual([
      `e1 of a has ${claims} claims`,
    ]),
  );
});
