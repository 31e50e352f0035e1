import '../cell/cell.css';
import '../radio/radio.css';
import './payment-row.css';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

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

/** One way to pay; rows of one group stand in `<Cells role="radiogroup">`. */
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
    <label className={joinClasses('cell', 'pay', off && 'pay--off')}>
      <img src={mark} width={off ? 30 : 34} height={off ? 30 : 34} alt="" />
      <span className="grow">
        <span className="pay__n">
          <span id={`${id}n`}>{name}</span>
          {tag}
        </span>
        {!off && note !== undefined && (
          <span className="cell__n" id={`${id}d`}>
            {note}
          </span>
        )}
      </span>
      {off && (
        <span className="pay__r" id={`${id}d`}>
          {barred}
        </span>
      )}
      <input
        className="tick"
        type="radio"
        name={group}
        value={value}
        checked={checked && !off}
        disabled={off}
        onChange={() => onSelect(value)}
        aria-labelledby={`${id}n`}
        aria-describedby={off || note !== undefined ? `${id}d` : undefined}
      />
    </label>
  );
}
