import { useState, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface AgreementProps {
  /** The sentence with links to what is agreed to. */
  children: ReactNode;
  onChange: (agreed: boolean) => void;
  className?: string | undefined;
}

/** A consent checkbox; it cannot be rendered already checked. */
export function Agreement({ children, onChange, className }: AgreementProps) {
  const [agreed, setAgreed] = useState(false);
  const answer = (value: boolean) => {
    setAgreed(value);
    onChange(value);
  };
  return (
    <Checkbox className={className} look="fine" checked={agreed} onChange={answer}>
      {children}
    </Checkbox>
  );
}
