import type { Invoice, InvoiceState } from '#core/contract/order/after-sale.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { FactList } from '#web/features/orders/fact-list.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './invoice.module.css';

interface RequestedInvoiceProps {
  readonly request: NonNullable<Invoice['request']>;
  readonly amountFen: number;
  readonly onRequestAgain: () => void;
}

const texts: Readonly<Record<InvoiceState, readonly [title: string, text: string]>> = {
  requested: ['发票开具中', '一般几分钟内开具，开好后发送到您的邮箱'],
  issuing: ['发票开具中', '一般几分钟内开具，开好后发送到您的邮箱'],
  issued: ['发票已开具', '已发送到您的邮箱'],
  reversing: ['发票红冲中', '原发票正在作废'],
  reversed: ['发票已红冲', '原发票已作废'],
  refused: ['发票没有开具成功', ''],
};

/** The latest invoice of the order, in any state. */
export function RequestedInvoice({ request, amountFen, onRequestAgain }: RequestedInvoiceProps) {
  const { state, taxNo, taxCode, taxNumber, fileUrl, note } = request;
  const [title, text] = texts[state];
  return (
    <>
      <Floor label="发票">
        <h2 className={styles.title}>{title}</h2>
        <p className="text-sub text-secondary">{state === 'refused' ? note : text}</p>
        <FactList
          className={styles.facts}
          facts={[
            ['发票抬头', request.title],
            taxNo !== null && ['税号', taxNo],
            [state === 'reversed' ? '可开票金额' : '开票金额', `¥${formatFen(amountFen)}`],
            ['接收邮箱', request.email],
            taxCode !== null && ['发票代码', taxCode],
            taxNumber !== null && ['发票号码', taxNumber],
          ]}
        />
      </Floor>
      {state === 'issued' && fileUrl !== null && (
        <div className={styles.submit}>
          <Button full href={fileUrl}>
            下载发票
          </Button>
        </div>
      )}
      {(state === 'refused' || state === 'reversed') && amountFen > 0 && (
        <div className={styles.submit}>
          <Button full onPress={onRequestAgain}>
            {state === 'refused' ? '修改后重新申请' : '重新申请发票'}
          </Button>
        </div>
      )}
    </>
  );
}
