import { describe, expect, it } from 'vitest';
import { compareStatement, type LedgerRow } from './compare-statement.ts';

const pay = (no: string, amountFen: number): LedgerRow => ({ kind: 'payment', no, amountFen });
const refund = (no: string, amountFen: number): LedgerRow => ({ kind: 'refund', no, amountFen });

describe('our ledger against a statement', () => {
  it('equal rows in any order are no difference, and a refund is not the payment of the same number', () => {
    expect(compareStatement([pay('A', 5), refund('A', 2)], [refund('A', 2), pay('A', 5)])).toEqual([]);
  });

  it('finds each row that is missing on a side or has another amount', () => {
    const here = [pay('only-here', 1), pay('less-there', 9), refund('only-here', 3), refund('amount', 4)];
    const there = [pay('only-there', 2), pay('less-there', 8), refund('only-there', 6), refund('amount', 5)];
    const found = compareStatement(here, there).map(({ kind, no, oursFen, theirsFen }) => [
      kind,
      no,
      oursFen,
      theirsFen,
    ]);
    expect(found).toEqual([
      ['payment-only-there', 'only-there', 0, 2],
      ['payment-amount', 'less-there', 9, 8],
      ['refund-only-there', 'only-there', 0, 6],
      ['refund-amount', 'amount', 4, 5],
      ['payment-only-here', 'only-here', 1, 0],
      ['refund-only-here', 'only-here', 3, 0],
    ]);
  });
});
