import { useLayoutEffect, useRef } from 'react';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { groupMobile } from './group-mobile.ts';
import { mobileDigits } from './mobile-digits.ts';

interface MobileFieldProps {
  /** Digits only. */
  readonly value: string;
  onChange(digits: string): void;
  readonly error: string | undefined;
}

/** The subscriber's number, grouped while it is typed; the caret keeps its digit. */
export function MobileField({ value, onChange, error }: MobileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number>(undefined);
  const take = (text: string) => {
    const caret = input.current?.selectionStart ?? text.length;
    behind.current = caret === text.length ? undefined : text.slice(0, caret).replace(/\D/g, '').length;
    onChange(mobileDigits(text));
  };
  useLayoutEffect(() => {
    if (behind.current === undefined) return;
    const at = groupMobile(value.slice(0, behind.current)).length;
    behind.current = undefined;
    input.current?.setSelectionRange(at, at);
  });
  return (
    <TextField
      ref={input}
      label="手机号"
      labelShown={false}
      placeholder="请输入手机号"
      before="+86"
      value={groupMobile(value)}
      onChange={take}
      error={error}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  );
}
