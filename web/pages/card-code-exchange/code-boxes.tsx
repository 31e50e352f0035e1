import { useId, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { codeOf } from './code-of.ts';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  /** Capitals and digits only. */
  readonly value: string;
  readonly length: number;
  readonly error: string | undefined;
  /** The current value, as typed. */
  onChange(text: string): void;
}

const groupLength = 4;

/** One field for the code, shown in groups of four; pasting replaces the value. */
export function CodeBoxes({ value, length, error, onChange }: CodeBoxesProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const groups = Array.from({ length: Math.ceil(length / groupLength) }, (_, at) => ({
    at,
    text: value.slice(at * groupLength, (at + 1) * groupLength),
  }));
  const current = Math.min(Math.floor(value.length / groupLength), groups.length - 1);
  const paste = (event: ClipboardEvent) => {
    const pasted = codeOf(event.clipboardData.getData('text'), length);
    if (pasted.length < length) return;
    event.preventDefault();
    onChange(pasted);
  };
  // The caret stays at the end, because a caret inside the groups is not visible.
  const toEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (field.selectionStart === field.selectionEnd && field.selectionStart !== value.length)
      field.setSelectionRange(value.length, value.length);
  };
  return (
    <div>
      <div className={joinClasses(styles.boxes, error !== undefined && styles.invalid)}>
        {groups.map(({ at, text }) => {
          const on = focused && at === current;
          return (
            <span
              key={at}
              className={joinClasses(
                styles.codeGroup,
                on && styles.activeGroup,
                text === '' && styles.emptyGroup,
              )}
              aria-hidden="true"
            >
              {text === '' && !on ? '____' : text}
            </span>
          );
        })}
        <input
          className={styles.codeInput}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPaste={paste}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={toEnd}
          aria-label={`${length}位卡密`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}n`}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <p id={`${id}n`} className={error === undefined ? styles.hint : `${styles.hint} ${styles.errorHint}`}>
        <Icon of={infoIcon} size={14} />
        {error ?? '字母不分大小写，可直接粘贴整段卡密'}
      </p>
    </div>
  );
}
