import './radio.css';
import type { ReactNode } from 'react';

export interface RadioProps {
  /** Radios of one name are one choice; arrow keys move it. */
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
}

export function Radio({ name, value, checked, onSelect, children, disabled }: RadioProps) {
  return (
    <label className="choice">
      <input
        className="tick"
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onSelect(value)}
      />
      <span className="grow">{children}</span>
    </label>
  );
}
