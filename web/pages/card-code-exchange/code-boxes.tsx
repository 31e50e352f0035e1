import './code-boxes.css';
import { useId, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { codeOf } from './code-of.ts';

interface CodeBoxesProps {
  /** Capitals and digits only. */
  readonly value: string;
  readonly length: number;
  readonly error: string | undefined;
  /** What the field holds now, as it was typed. */
  onChange(text: string): void;
}

const groupLength = 4;

/** One field for the whole code, drawn in groups of four as it is printed; a pasted code takes the place of what was there. */
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
  // The code is written from its end: a caret inside could not be seen.
  const toEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (field.selectionStart === field.selectionEnd && field.selectionStart !== value.length)
      field.setSelectionRange(value.length, value.length);
  };
  return (
    <div className="cbx">
      <div className={joinClasses('cbx__in', error !== undefined && 'cbx__in--bad')}>
        {groups.map(({ at, text }) => {
          const on = focused && at === current;
          return (
            <span
              key={at}
              className={joinClasses('cbx__g', on && 'cbx__g--on', text === '' && 'cbx__g--nil')}
              aria-hidden="true"
            >
              {text === '' && !on ? '____' : text}
            </span>
          );
        })}
        <input
          className="cbx__i"
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
      <p id={`${id}n`} className={error === undefined ? 'cbx__n' : 'cbx__n cbx__n--bad'}>
        <Icon of={infoIcon} size={14} />
        {error ?? '字母不分大小写，可直接粘贴整段卡密'}
      </p>
    </div>
  );
}
