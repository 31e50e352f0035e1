import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './invoice.module.css';

interface RequestedInvoiceProps {
  readonly request: NonNullable<Invoice['request']>;
  readonly amountFen: number;
}

/** The invoice that was requested. */
export function RequestedInvoice({ request, amountFen }: RequestedInvoiceProps) {
  const facts = [
    ['发票抬头', request.title],
    ...(request.taxNo === null ? [] : [['税号', request.taxNo]]),
    ['开票金额', `¥${formatFen(amountFen)}`],
    ['接收邮箱', request.email],
  ] as const;
  return (
    <Floor label="发票">
      <h2 className={styles.title}>{request.state === 'issued' ? '发票已开具' : '发票开具中'}</h2>
      <p className="text-sub text-secondary">
        {request.state === 'issued' ? '已发送到您的邮箱' : '预计3个工作日内发送到您的邮箱'}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Floor>
  );
}
