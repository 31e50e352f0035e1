import { minusIcon } from '#web/art/icons/minus-icon.ts';
import { plusIcon } from '#web/art/icons/plus-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The accessible name, such as 购买数量. */
  label: string;
  value: number;
  min?: number | undefined;
  max: number;
  onChange: (value: number) => void;
}

/** A small number with a button on either side. */
export function Stepper({ label, value, min = 1, max, onChange }: StepperProps) {
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label="减少"
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon of={minusIcon} size={16} />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        aria-label="增加"
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon of={plusIcon} size={16} />
      </button>
    </span>
  );
}
