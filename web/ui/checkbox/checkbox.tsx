import '../radio/radio.css';
import './checkbox.css';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  /** 'fine' is the small print of agreements. */
  look?: 'plain' | 'fine' | undefined;
}

export function Checkbox({ checked, onChange, children, disabled, look = 'plain' }: CheckboxProps) {
  return (
    <label className={joinClasses('choice', look === 'fine' && 'choice--fine')}>
      <input
        className="tick"
        type="checkbox"
        autoComplete="off"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="grow">{children}</span>
    </label>
  );
}
