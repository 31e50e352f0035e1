import { expect, it } from 'vitest';
import { billRepair, type BillFacts } from './bill-repair.ts';

it.each<[Partial<BillFacts> & Pick<BillFacts, 'kind'>, string | undefined]>([
  [{ kind: 'payment-only-there', state: 'void' }, 'refund-there'],
  [{ kind: 'payment-only-there', state: 'open' }, undefined],
  [{ kind: 'payment-only-here' }, 'debit-again'],
  [{ kind: 'payment-amount', ours: 800, theirs: 900 }, 'refund-there'],
  [{ kind: 'payment-amount', ours: 800, theirs: 700 }, 'by-hand'],
  [{ kind: 'payment-amount', ours: 800, theirs: 800 }, 'by-hand'],
  [{ kind: 'refund-only-here' }, 'send-refund-again'],
  [{ kind: 'refund-only-here', source: 'cash' }, 'send-refund-again'],
  [{ kind: 'refund-only-there', state: 'held' }, 'book-refund'],
  [{ kind: 'refund-only-there', state: 'open' }, undefined],
  [{ kind: 'refund-only-there', source: 'cash', state: 'void' }, 'by-hand'],
  [{ kind: 'refund-amount' }, 'by-hand'],
])('for %j at a till or of cash the repair is %s', (facts, repair) => {
  expect(billRepair({ source: 'till', state: 'booked', ours: 0, theirs: 0, ...facts })).toBe(repair);
});
