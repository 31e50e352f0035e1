import { useState } from 'react';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { momentOf } from './china-field-time.ts';
import { Field } from './field.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** An ISO time; null or empty: none. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

const textOf = (iso: string | null): string => (iso ? chinaMinute(Date.parse(iso)) : '');

/** The typed time; undefined: not a time. */
const readTime = (text: string): string | null | undefined =>
  text.trim() === '' ? null : momentOf(text.trim()) || undefined;

/** A time as text: native inputs follow the browser's language and the computer's zone. */
export function TimeField({ label, hint, value, onValue, ...input }: TimeFieldProps) {
  const [text, setText] = useState(textOf(value));
  return (
    <Field
      {...input}
      label={label}
      {...(hint !== undefined && { hint })}
      placeholder="2026-11-20 10:00"
      pattern="20[0-9]{2}-[0-9]{1,2}-[0-9]{1,2}[ T][0-9]{1,2}:[0-9]{2}"
      aria-invalid={readTime(text) === undefined}
      value={text}
      onValue={(typed) => {
        setText(typed);
        onValue(readTime(typed) ?? null);
      }}
    />
  );
}
