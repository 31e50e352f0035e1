import type { ReactNode } from 'react';
import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import styles from './payment.module.css';

interface PayBarProps {
  readonly payableFen: number;
  readonly steps: OrderPreview['steps'];
  readonly text: string;
  readonly busy: boolean;
  /** Why it cannot be paid yet. */
  readonly reason: string | undefined;
  readonly tip?: ReactNode;
  onPay(): void;
}

/** What is paid and saved, and the button. */
export function PayBar({ payableFen, steps, text, busy, reason, tip, onPay }: PayBarProps) {
  const savedFen = -steps.reduce((sum, { amountFen }) => sum + Math.min(0, amountFen), 0);
  return (
    <ActionBar
      tip={
        <>
          {tip}
          {reason !== undefined && (
            <p className={styles.reason} id="why-not">
              {reason}
            </p>
          )}
        </>
      }
    >
      <p className="grow">
        <span className={styles.due}>
          应付{savedFen > 0 && <span className={styles.saved}> 已省 ¥{shortYuan(savedFen)}</span>}
        </span>
        <Price fen={payableFen} size={24} exact />
      </p>
      <Button
        busy={busy}
        disabled={reason !== undefined}
        describedBy={reason === undefined ? undefined : 'why-not'}
        onPress={onPay}
      >
        {text}
      </Button>
    </ActionBar>
  );
}
