import type { ReactNode } from 'react';

interface FormProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** A form that the page checks and sends itself; the browser does neither. */
export const Form = ({ label, className, children, onSubmit }: FormProps) => (
  <form
    className={className}
    aria-label={label}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
