import type { InvoiceListState } from '#core/contract/console/orders/invoices/invoice-list-states.ts';
import { invoiceListStateNames } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = {
  requested: 'info',
  issuing: 'info',
  refused: 'danger',
  issued: 'success',
  reversing: 'warning',
  stopped: 'danger',
  reversed: 'plain',
} as const;

export const InvoiceState = ({ state }: { readonly state: InvoiceListState }) => (
  <Tag tone={tones[state]}>{invoiceListStateNames[state]}</Tag>
);
