import type { InvoiceListState } from '../../../../contract/console/orders/invoices/invoice-list-states.ts';
import type { InvoiceState } from '../../../order/invoice-states.ts';

export const invoiceListStateNames: Readonly<Record<InvoiceListState, string>> = {
  requested: '等开具',
  issuing: '开具中',
  refused: '没有开成',
  issued: '已开具',
  reversing: '红冲中',
  stopped: '税务拒绝红冲',
  reversed: '已红冲',
};
export const titleKindNames = { person: '个人', company: '企业' } as const;

/** The state as lists have it: a reversal that was refused has a note. */
export const invoiceListState = (state: InvoiceState, note: string): InvoiceListState =>
  state === 'reversing' && note !== '' ? 'stopped' : state;

interface Facts {
  readonly state: InvoiceListState;
  /** The order has a later one. */
  readonly hasLater: boolean;
  /** What was paid for the order and is not refunded. */
  readonly restFen: number;
}

/** Why an invoice is not sent to the tax service again; null: it can be. Its number makes it the same invoice, except after a refusal. */
export function sendInvoiceObstacle({ state, hasLater, restFen }: Facts): string | null {
  switch (state) {
    case 'requested':
    case 'issuing':
    case 'reversing':
    case 'stopped':
      return null;
    case 'refused':
      if (hasLater) return '订单已有新的发票';
      return restFen > 0 ? null : '订单没有可开票的金额';
    case 'issued':
      return '已经开具';
    case 'reversed':
      return '已经红冲，要再开请用户重新申请';
  }
}

/** Why the reversal of an invoice is not proposed; null: it can be. */
export function reverseInvoiceObstacle(state: InvoiceListState): string | null {
  switch (state) {
    case 'issued':
      return null;
    case 'requested':
    case 'issuing':
      return '还没有开具';
    case 'refused':
      return '没有开成，不用红冲';
    case 'reversing':
    case 'stopped':
      return '已经在红冲';
    case 'reversed':
      return '已经红冲';
  }
}

/** A person's name with its first character alone, a company's as it is. */
export const shownTitle = (kind: 'person' | 'company', title: string): string =>
  kind === 'company' ? title : `${Array.from(title)[0] ?? ''}**`;

/** A mail address with its first character and its domain. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');
