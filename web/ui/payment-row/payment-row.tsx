import { useId, type ReactNode } from 'react';
import { CellLabel } from '../cell/cell-label.tsx';
import { joinClasses } from '../join-classes.ts';
import { Tick } from '../radio/tick.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './payment-row.module.css';

export interface PaymentRowProps {
  group: string;
  value: string;
  /** Address of the method's mark. */
  mark: string;
  name: string;
  note?: string | undefined;
  tag?: ReactNode;
  checked: boolean;
  /** Why it cannot be used here; greys the row. */
  barred?: string | undefined;
  onSelect: (value: string) => void;
}

/** One payment method, inside `<Cells role="radiogroup">`. */
export function PaymentRow({
  group,
  value,
  mark,
  name,
  note,
  tag,
  checked,
  barred,
  onSelect,
}: PaymentRowProps) {
  const id = useId();
  const off = barred !== undefined;
  return (
    <CellLabel className={joinClasses(styles.paymentRow, off && styles.barred)}>
      <img src={mark} width={off ? 30 : 34} height={off ? 30 : 34} alt="" />
      <span className="grow">
        <span className={styles.name}>
          <span id={`${id}n`}>{name}</span>
          {tag}
        </span>
        {!off && note !== undefined && (
          <Text look="note" block id={`${id}d`}>
            {note}
          </Text>
        )}
      </span>
      {off && (
        <span className={styles.barredReason} id={`${id}d`}>
          {barred}
        </span>
      )}
      <Tick
        type="radio"
        name={group}
        value={value}
        checked={checked && !off}
        disabled={off}
        onChange={() => onSelect(value)}
        aria-labelledby={`${id}n`}
        aria-describedby={off || note !== undefined ? `${id}d` : undefined}
      />
    </CellLabel>
  );
}
