import { View } from '@tarojs/components';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './pay.module.css';

interface PayBarProps {
  readonly order: Pick<GoodsOrder, 'payableFen' | 'steps'>;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** What became of the last payment, or why there can be none. */
  readonly note: string | undefined;
  onPay(): void;
}

/** What is paid and saved, and the button. */
export function PayBar({ order: { payableFen, steps }, busy, disabled, note, onPay }: PayBarProps) {
  const savedFen = -steps.reduce((sum, { amountFen }) => sum + Math.min(0, amountFen), 0);
  return (
    <>
      {note !== undefined && <View className={styles.note}>{note}</View>}
      <View className={styles.bar}>
        <View className={styles.due}>
          <View className={styles.caption}>
            应付{savedFen > 0 && <View className={styles.saved}> 已省 ¥{shortYuan(savedFen)}</View>}
          </View>
          <Price fen={payableFen} size="large" exact />
        </View>
        <Button size="large" className={styles.button} busy={busy} disabled={disabled} onPress={onPay}>
          {busy ? '正在支付…' : '立即支付'}
        </Button>
      </View>
    </>
  );
}
