import { expect, it } from 'vitest';
import { proposedRepair, type Repair, type RepairFacts } from './proposed-repair.ts';

const rows: readonly [what: string, facts: Partial<RepairFacts> & Pick<RepairFacts, 'kind'>, Repair][] = [
  ['money of a requested payment is booked', { kind: 'payment-only-there', requestedFen: 5 }, 'capture'],
  ['money of another amount goes back', { kind: 'payment-only-there', requestedFen: 4 }, 'refund-there'],
  ['money of an unknown payment goes back', { kind: 'payment-only-there' }, 'refund-there'],
  [
    'a debit without a known payer is for a person',
    { kind: 'payment-only-there', isCashier: false },
    'by-hand',
  ],
  [
    'a debit of a known payer goes back',
    { kind: 'payment-only-there', isCashier: false, requestedFen: 4 },
    'refund-there',
  ],
  ['money that never arrived is a loss', { kind: 'payment-only-here', ours: 5, theirs: 0 }, 'write-off'],
  ['too much is given back', { kind: 'payment-amount', ours: 4 }, 'refund-there'],
  ['too little is a loss', { kind: 'payment-amount', ours: 6 }, 'write-off'],
  ['an equal amount gives nothing back', { kind: 'payment-amount', ours: 5 }, 'write-off'],
  ['a refund the channel does not have is sent again', { kind: 'refund-only-here' }, 'send-refund-again'],
  ['a refund that was refused is sent again', { kind: 'refund-refused' }, 'send-refund-again'],
  ['a refund we do not have is booked', { kind: 'refund-only-there', requestedFen: 9 }, 'book-refund'],
  ['a refund of an unknown payment is for a person', { kind: 'refund-only-there' }, 'by-hand'],
  ['a refund of another amount is for a person', { kind: 'refund-amount', requestedFen: 9 }, 'by-hand'],
  ['a delivery that was refunded here is claimed back', { kind: 'delivered-only-there' }, 'dispute'],
  ['a second charge is claimed back', { kind: 'charged-twice' }, 'dispute'],
];

it.each(rows)('%s', (_what, facts, repair) => {
  expect(proposedRepair({ ours: 0, theirs: 5, requestedFen: undefined, isCashier: true, ...facts })).toBe(
    repair,
  );
});
