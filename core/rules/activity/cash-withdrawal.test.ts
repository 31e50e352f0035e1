import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minWithdrawalFen, withdrawalChoices, withdrawalVerdict } from './cash-withdrawal.ts';

describe('a withdrawal of cash to the phone bill', () => {
  it.each([
    ['whole yuan up to the balance', { amountFen: 300, balanceFen: 399, hasPending: false }, 'allowed'],
    ['the whole balance', { amountFen: 300, balanceFen: 300, hasPending: false }, 'allowed'],
    ['less than a yuan', { amountFen: 99, balanceFen: 399, hasPending: false }, 'below-minimum'],
    ['from less than a yuan', { amountFen: 100, balanceFen: 99, hasPending: false }, 'below-minimum'],
    ['more than the balance', { amountFen: 400, balanceFen: 399, hasPending: false }, 'over-balance'],
    ['a second one before the first', { amountFen: 100, balanceFen: 399, hasPending: true }, 'pending'],
  ] as const)('%s', (_what, request, verdict) => expect(withdrawalVerdict(request)).toBe(verdict));

  it('offers only amounts that are allowed, each once, the largest last', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (balanceFen) => {
        const choices = withdrawalChoices(balanceFen);
        expect([...new Set(choices)].toSorted((a, b) => a - b)).toEqual(choices);
        for (const amountFen of choices)
          expect(withdrawalVerdict({ amountFen, balanceFen, hasPending: false })).toBe('allowed');
        expect(choices.length > 0).toBe(balanceFen >= minWithdrawalFen);
      }),
    ));
});
