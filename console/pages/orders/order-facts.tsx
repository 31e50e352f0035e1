import { Link } from '@tanstack/react-router';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { codeLink } from '../../ui/code.tsx';

/** The invoice of an order, which leads to it. */
export function InvoiceFact({ invoice }: Pick<ConsoleOrderDetail, 'invoice'>) {
  const { may } = useMe();
  if (!invoice) return '没有申请';
  const { invoiceNo, amountFen } = invoice;
  if (!may('invoices.view')) return `${invoiceNo}，${formatFen(amountFen)}`;
  return (
    <Link to="/invoices/$invoiceNo" params={{ invoiceNo }} className={codeLink}>
      {invoiceNo}
    </Link>
  );
}

/** The tickets about an order. */
export function TicketFacts({ tickets }: Pick<ConsoleOrderDetail, 'tickets'>) {
  const { may } = useMe();
  if (tickets.length === 0) return '没有';
  return tickets.map(({ ticketId, ticketNo, isClosed }) => (
    <span key={ticketId}>
      {may('tickets.view') ? (
        <Link to="/tickets/$ticketId" params={{ ticketId }} className={codeLink}>
          {ticketNo}
        </Link>
      ) : (
        ticketNo
      )}
      {isClosed && '（已结束）'}{' '}
    </span>
  ));
}
