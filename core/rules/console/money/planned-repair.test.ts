import { expect, it } from 'vitest';
import { ignoredEffects, plannedRepair, repairCostFen, type RepairFacts } from './planned-repair.ts';

const facts: RepairFacts = {
  source: 'chat-pay',
  kind: 'payment-only-there',
  repair: 'capture',
  ours: 0,
  theirs: 4_700,
  orderState: 'created',
  isSurplus: false,
  isPaid: false,
  isRefunded: false,
};
const entry = (debit: string, credit: string, amountFen: number) => ({ debit, credit, amountFen });

const rows: readonly [what: string, change: Partial<RepairFacts>, entries: readonly object[]][] = [
  ['money for an order that waits is captured', {}, [entry('chat-pay', 'orders', 4_700)]],
  [
    'money for an order that is closed is captured and goes back',
    { orderState: 'closed' },
    [entry('chat-pay', 'surplus', 4_700), entry('surplus', 'chat-pay', 4_700)],
  ],
  ['money that is booked already is not booked again', { isPaid: true }, []],
  [
    'what never arrived is a loss',
    { kind: 'payment-amount', repair: 'write-off', ours: 5_000 },
    [entry('write-off', 'chat-pay', 300)],
  ],
  ['what the channel has too much goes back there', { repair: 'refund-there', ours: 4_690 }, []],
  [
    'a refund that was refused is booked when it is made',
    { kind: 'refund-refused', repair: 'send-refund-again', ours: 500, theirs: 0 },
    [entry('orders', 'chat-pay', 500)],
  ],
  [
    'a refund that is booked already is sent again without an entry',
    { kind: 'refund-only-here', repair: 'send-refund-again', ours: 500, theirs: 0, isRefunded: true },
    [],
  ],
  [
    'a refund of a surplus payment is owed to the subscriber',
    { kind: 'refund-only-there', repair: 'book-refund', theirs: 500, isSurplus: true },
    [entry('surplus', 'chat-pay', 500)],
  ],
  [
    'a refund at a till is on the phone bill alone',
    { source: 'till', kind: 'refund-only-there', repair: 'book-refund', theirs: 500 },
    [],
  ],
  ['a debit is repeated under its number', { source: 'till', repair: 'debit-again', ours: 800 }, []],
  ['a charge is claimed back from its supplier', { source: 'supplier mall', repair: 'dispute' }, []],
  ['what nothing repairs is for a person', { repair: 'by-hand' }, []],
];

it.each(rows)('%s', (_what, change, entries) => {
  const plan = plannedRepair({ ...facts, ...change });
  expect(plan.entries).toEqual(entries);
  expect(plan.effects.length).toBeGreaterThan(0);
});

it('ignoring a refund that was refused closes it', () => {
  expect(ignoredEffects({ kind: 'refund-refused', source: 'wallet' })[0]).toContain('转人工');
  expect(ignoredEffects({ kind: 'payment-amount', source: 'wallet' })[0]).toBe('不动任何一笔钱');
});

it('a repair costs what both sides are apart; suppliers name no amount', () => {
  expect(repairCostFen({ source: 'wallet', ours: 10, theirs: 4 })).toBe(6);
  expect(repairCostFen({ source: 'supplier mall', ours: 1, theirs: 2 })).toBeNull();
});
