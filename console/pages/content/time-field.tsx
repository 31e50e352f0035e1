import { useState } from 'react';
import { Field } from '../../ui/field.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** An ISO time; null: none. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

const form = /^(20\d{2})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{2})$/;
const chinaOffset = 8 * 3_600_000;
const textOf = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + chinaOffset).toISOString().slice(0, 16).replace('T', ' ');

/** The typed time in China's zone, whatever the computer's; undefined: not a time. */
function readTime(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, ...parts] = form.exec(text.trim()) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isTime = parts.length === 5 && time.getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return isTime ? new Date(time.getTime() - chinaOffset).toISOString() : undefined;
}

/** A time as text: native inputs follow the browser's language and the computer's zone. */
export function TimeField({ label, hint, value, onValue, ...input }: TimeFieldProps) {
  const [text, setText] = useState(textOf(value));
  return (
    <Field
      {...input}
      label={label}
      {...(hint !== undefined && { hint })}
      placeholder="2026-11-20 10:00"
      pattern="20[0-9]{2}-[0-9]{1,2}-[0-9]{1,2} [0-9]{1,2}:[0-9]{2}"
      aria-invalid={readTime(text) === undefined}
      value={text}
      onValue={(typed) => {
        setText(typed);
        const time = readTime(typed);
        if (time !== undefined) onValue(time);
      }}
    />
  );
}
