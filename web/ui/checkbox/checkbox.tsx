import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Choice } from '../radio/choice.tsx';
import { Tick } from '../radio/tick.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  /** 'fine' is the small print of agreements. */
  look?: 'plain' | 'fine' | undefined;
  className?: string | undefined;
}

export function Checkbox({
  checked,
  onChange,
  children,
  disabled,
  look = 'plain',
  className,
}: CheckboxProps) {
  return (
    <Choice
      className={joinClasses(look === 'fine' && styles.finePrint, className)}
      tick={
        <Tick
          className={look === 'fine' ? styles.tickBox : undefined}
          type="checkbox"
          autoComplete="off"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    >
      {children}
    </Choice>
  );
}
