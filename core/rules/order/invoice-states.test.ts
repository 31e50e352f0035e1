import { expect, it } from 'vitest';
import {
  invoiceStatesBefore,
  isInvoiceUnderWay,
  nextInvoiceStates,
  type InvoiceState,
} from './invoice-states.ts';

const states = Object.keys(nextInvoiceStates) as InvoiceState[];

it('an invoice only moves forward, and ends refused or reversed', () => {
  const after = (state: InvoiceState): InvoiceState[] =>
    nextInvoiceStates[state].flatMap((next) => [next, ...after(next)]);
  for (const state of states) expect(after(state)).not.toContain(state);
  expect(states.filter((state) => nextInvoiceStates[state].length === 0)).toEqual(['reversed', 'refused']);
});

it('an invoice is refused only before it is issued, and reversed only after', () => {
  expect(invoiceStatesBefore('refused')).toEqual(['requested', 'issuing']);
  expect(invoiceStatesBefore('issuing')).toEqual(['requested']);
  expect(invoiceStatesBefore('issued')).toEqual(['issuing']);
  expect(invoiceStatesBefore('reversing')).toEqual(['issued']);
  expect(invoiceStatesBefore('reversed')).toEqual(['reversing']);
});

it('an invoice is under way until it is issued, reversed or refused', () => {
  expect(states.filter(isInvoiceUnderWay)).toEqual(['requested', 'issuing', 'reversing']);
});
