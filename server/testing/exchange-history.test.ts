import { describe, expect, it } from 'vitest';
import { exchangeFaults, type KeptExchange } from './exchange-history.ts';

const kept = (exchangeId: string, owner: string, code: string, claims = 1): KeptExchange => ({
  exchangeId,
  owner,
  code,
  claims,
});
const told = [
  { exchangeId: 'e1', owner: 'a' },
  { exchangeId: 'e2', owner: 'b' },
];
const end = [kept('e1', 'a', 'c1'), kept('e2', 'b', 'c2')];
const none = { lost: [], twice: [], untold: [], unclaimed: [] };

describe('exchanges that were told against those that are there (F1)', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(exchangeFaults(told, end)).toEqual(none);
    expect(exchangeFaults([...told, ...told], end)).toEqual(none);
  });

  it('finds what was lost, or is somebody else’s now', () => {
    expect(exchangeFaults(told, end.slice(1)).lost).toEqual(['e1 of a was acknowledged and is not there']);
    expect(exchangeFaults(told, [kept('e1', 'x', 'c1'), ...end.slice(1)])).toMatchObject({
      lost: ['e1 of a was acknowledged and is not there'],
      untold: ['e1 of x is there and nobody was told'],
    });
  });

  it('finds one code exchanged twice', () =>
    expect(exchangeFaults(told, [kept('e1', 'a', 'c1'), kept('e2', 'b', 'c1')]).twice).toEqual([
      'one code has e1 of a and e2 of b',
    ]));

  it('finds what nobody was told of', () =>
    expect(exchangeFaults(told, [...end, kept('e3', 'a', 'c3')]).untold).toEqual([
      'e3 of a is there and nobody was told',
    ]));

  it.each([0, 2])('finds an exchange with %i claims', (claims) =>
    expect(exchangeFaults(told, [kept('e1', 'a', 'c1', claims), ...end.slice(1)]).unclaimed).toEqual([
      `e1 of a has ${claims} claims`,
    ]),
  );
});
