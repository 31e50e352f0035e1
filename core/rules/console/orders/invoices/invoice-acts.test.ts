import { describe, expect, it } from 'vitest';
import { invoiceListStates } from '../../../../contract/console/orders/invoices/invoice-list-states.ts';
import {
  invoiceListState,
  maskedEmail,
  reverseInvoiceObstacle,
  sendInvoiceObstacle,
  shownTitle,
} from './invoice-acts.ts';

describe('an invoice', () => {
  it('is reversed once, after it was issued', () => {
    expect(invoiceListStates.filter((state) => reverseInvoiceObstacle(state) === null)).toEqual(['issued']);
  });

  it('is sent again while the tax service has not answered, or refused what can still be invoiced', () => {
    const open = (facts: { hasLater: boolean; restFen: number }) =>
      invoiceListStates.filter((state) => sendInvoiceObstacle({ state, ...facts }) === null);
    const waiting = ['requested', 'issuing', 'reversing', 'stopped'];
    expect(open({ hasLater: true, restFen: 100 })).toEqual(waiting);
    expect(open({ hasLater: false, restFen: 0 })).toEqual(waiting);
    expect(open({ hasLater: false, restFen: 100 })).toEqual([
      'requested',
      'issuing',
      'refused',
      'reversing',
      'stopped',
    ]);
  });

  it('whose reversal was refused is a state of its own', () => {
    expect([invoiceListState('reversing', ''), invoiceListState('reversing', '已抵扣')]).toEqual([
      'reversing',
      'stopped',
    ]);
    expect(invoiceListState('refused', '抬头不对')).toBe('refused');
  });

  it('shows no name of a person and no mail address', () => {
    expect([shownTitle('person', '王小明'), shownTitle('company', '示例公司')]).toEqual(['王**', '示例公司']);
    expect(maskedEmail('wang@example.com')).toBe('w***@example.com');
  });
});
