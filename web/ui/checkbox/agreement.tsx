import { useState, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface AgreementProps {
  /** The sentence with links to what is agreed to. */
  children: ReactNode;
  onChange: (agreed: boolean) => void;
}

/** Consent is the reader's own act: there is no way to hand it in already ticked. */
export function Agreement({ children, onChange }: AgreementProps) {
  const [agreed, setAgreed] = useState(false);
  const answer = (value: boolean) => {
    setAgreed(value);
    onChange(value);
  };
  return (
    <Checkbox look="fine" checked={agreed} onChange={answer}>
      {children}
    </Checkbox>
  );
}
