import { useState } from 'react';
import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { RequestedInvoice } from './requested-invoice.tsx';

/** The form, or the invoice that was requested; a refused one can be corrected in the form. */
export function OrderInvoice({ invoice: { orderNo, amountFen, request } }: { readonly invoice: Invoice }) {
  const [isEditing, setEditing] = useState(false);
  if (!request) return <InvoiceForm orderNo={orderNo} amountFen={amountFen} />;
  if (isEditing && request.state === 'refused')
    return (
      <InvoiceForm
        orderNo={orderNo}
        amountFen={amountFen}
        earlier={{ ...request, taxNo: request.taxNo ?? '' }}
      />
    );
  return <RequestedInvoice request={request} amountFen={amountFen} onRequestAgain={() => setEditing(true)} />;
}
