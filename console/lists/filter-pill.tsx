import { useEffect, useRef, useState, type FormEvent } from 'react';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FilterField } from './filter-field.ts';
import styles from './lists.module.css';

type PillField = Exclude<FilterField, { readonly kind: 'search' }>;

interface FilterPillProps {
  readonly field: PillField;
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
}

/** One filter: dashed while it is offered; chosen it says its value, and a press removes it. */
export function FilterPill({ field, value, onValue }: FilterPillProps) {
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event): void => {
      if (!(event.target instanceof Node && holder.current?.contains(event.target))) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    // The field of a typed value takes the focus.
    holder.current?.querySelector('input')?.focus();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  const choose = (next: string): void => {
    setOpen(false);
    onValue(next);
  };
  if (value !== undefined)
    return (
      <button
        type="button"
        className={styles.pill}
        data-chosen="true"
        aria-label={`去掉筛选 ${field.title} ${shown(field, value)}`}
        onClick={() => onValue(undefined)}
      >
        {field.title} <b>{shown(field, value)}</b>
        <Icon name="close" size={12} />
      </button>
    );
  return (
    <span ref={holder} className={styles.holder}>
      <button type="button" className={styles.pill} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {field.title}
      </button>
      {isOpen && (
        <span className={styles.popover}>
          {field.kind === 'choice' ? (
            field.options.map(([option, text]) => (
              <button key={option} type="button" onClick={() => choose(option)}>
                {text}
              </button>
            ))
          ) : (
            <TypedValue field={field} onValue={choose} />
          )}
        </span>
      )}
    </span>
  );
}

function shown(field: PillField, value: string): string {
  if (field.kind === 'choice') return field.options.find(([option]) => option === value)?.[1] ?? value;
  if (field.kind === 'number') return `${field.sign} ${value}`;
  return field.kind === 'day' ? chinaDay(Date.parse(value)) : value;
}

interface TypedValueProps {
  readonly field: Exclude<PillField, { readonly kind: 'choice' }>;
  readonly onValue: (value: string) => void;
}
function TypedValue({ field: { kind, title }, onValue }: TypedValueProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onValue(kind === 'day' ? chinaDayBounds(typed).from.toISOString() : typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={title}
        type={kind === 'day' ? 'date' : 'text'}
        {...(kind === 'number' && { inputMode: 'numeric' as const, pattern: '[0-9]{1,9}' })}
        value={typed}
        onValue={setTyped}
      />
      <Button type="submit" size="small">
        筛选
      </Button>
    </form>
  );
}
