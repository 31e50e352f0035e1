import { afterSale } from '#core/contract/order/after-sale.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import styles from './payment-result.module.css';

/** What the order and all of this year cost below their list prices; nothing when nothing was saved. */
export function Savings({ orderNo }: { readonly orderNo: string }) {
  const { data } = useCall(afterSale.orderSavings, { orderNo });
  if (!data || data.yearSavedFen === 0) return null;
  const shown = [
    { text: '这单省下', fen: data.savedFen },
    { text: '今年已省', fen: data.yearSavedFen },
  ].filter(({ fen }) => fen > 0);
  return (
    <ul className={styles.savings} aria-label="省下的钱">
      {shown.map(({ text, fen }) => (
        <li key={text}>
          <b className="number">¥{formatFen(fen)}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
