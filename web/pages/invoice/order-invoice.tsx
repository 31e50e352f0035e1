import { useState } from 'react';
import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { RequestedInvoice } from './requested-invoice.tsx';

/** The form, why there is none, or the invoice that was requested; a refused or reversed one can be asked for again in the form. */
export function OrderInvoice({ invoice: { orderNo, amountFen, request } }: { readonly invoice: Invoice }) {
  const [isEditing, setEditing] = useState(false);
  const href = useHref();
  if (!request && amountFen === 0)
    return (
      <EmptyState
        art="orders"
        title="该订单没有可开票的金额"
        text="用券全额抵扣或已退款的金额不开发票"
        action={{ text: '查看订单', href: href({ page: 'orderDetail', query: { orderNo } }) }}
      />
    );
  if (!request) return <InvoiceForm orderNo={orderNo} amountFen={amountFen} />;
  if (isEditing && (request.state === 'refused' || request.state === 'reversed'))
    return (
      <InvoiceForm
        orderNo={orderNo}
        amountFen={amountFen}
        earlier={{ ...request, taxNo: request.taxNo ?? '' }}
      />
    );
  return <RequestedInvoice request={request} amountFen={amountFen} onRequestAgain={() => setEditing(true)} />;
}
