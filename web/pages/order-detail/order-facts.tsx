import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import type { InvoiceState, OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './order-detail.module.css';

async function copy(orderNo: string): Promise<void> {
  if (await copyText(orderNo)) toast('订单编号已复制');
  else toast('没有复制成功，请长按订单编号复制', 'alert');
}

/** What is left of a reversed order can be invoiced again. */
function invoiceText(state: InvoiceState | null, isLeft: boolean): string {
  if (state === 'reversed') return isLeft ? '发票已红冲，重新开票' : '发票已红冲';
  return state === 'reversing' ? '发票红冲中' : '电子发票';
}

interface OrderFactsProps {
  readonly order: GoodsOrder;
  /** Undefined until it is loaded. */
  readonly invoice: Pick<OrderFulfilment, 'canInvoice' | 'invoiceState'> | undefined;
}

/** Number, times, and where it goes. */
export function OrderFacts({ order, invoice }: OrderFactsProps) {
  const { orderNo, createdAt, benefitMobile, address, paidFen, refundedFen } = order;
  return (
    <Floor label="订单信息">
      <dl className={styles.facts}>
        <div>
          <dt>订单编号</dt>
          <dd>
            <span className="number">{orderNo}</span>
            <Button kind="text" size="s" label="复制订单编号" onPress={() => void copy(orderNo)}>
              复制
            </Button>
          </dd>
        </div>
        <div>
          <dt>下单时间</dt>
          <dd>{chinaMinute(Date.parse(createdAt))}</dd>
        </div>
        {benefitMobile !== null && (
          <div>
            <dt>充值号码</dt>
            <dd>{benefitMobile}</dd>
          </div>
        )}
        {address && (
          <>
            <div>
              <dt>收货人</dt>
              <dd>
                {address.recipient} {address.phone}
              </dd>
            </div>
            <div>
              <dt>收货地址</dt>
              <dd>{address.text}</dd>
            </div>
          </>
        )}
        {invoice?.canInvoice && (
          <div>
            <dt>发票</dt>
            <dd>
              <PageLink
                className={`${styles.link} touch-target`}
                to={{ page: 'invoice', query: { orderNo } }}
              >
                {invoiceText(invoice.invoiceState, refundedFen < paidFen)}
              </PageLink>
            </dd>
          </div>
        )}
        {refundedFen > 0 && (
          <div>
            <dt>已退款</dt>
            <dd>¥{formatFen(refundedFen)}</dd>
          </div>
        )}
      </dl>
    </Floor>
  );
}
