import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import { Tick } from './tick.tsx';

export interface RadioProps {
  /** Radios of one name are one choice; arrow keys move it. */
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Radio({ name, value, checked, onSelect, children, disabled, className }: RadioProps) {
  return (
    <Choice
      className={className}
      tick={
        <Tick
          type="radio"
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={() => onSelect(value)}
        />
      }
    >
      {children}
    </Choice>
  );
}
