import { useState, type FormEvent } from 'react';
import { maskMobile } from '#core/rules/format/phone.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './lists.module.css';

interface NumberSearchProps {
  readonly mobile: string | undefined;
  readonly onChange: (mobile: string | undefined) => void;
}

/** Finds by a whole number. It is sent in the body of the call and stays out of the address, the saved views and the history. */
export function NumberSearch({ mobile, onChange }: NumberSearchProps) {
  const [typed, setTyped] = useState('');
  if (mobile !== undefined)
    return (
      <Button size="small" label={`去掉号码 ${maskMobile(mobile)}`} onPress={() => onChange(undefined)}>
        号码 {maskMobile(mobile)}
        <Icon name="close" size={12} />
      </Button>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(typed);
    setTyped('');
  };
  return (
    <form className={styles.numberSearch} onSubmit={submit}>
      <input
        aria-label="完整号码"
        placeholder="完整号码"
        inputMode="numeric"
        autoComplete="off"
        required
        pattern="1[3-9][0-9]{9}"
        title="11 位手机号码"
        maxLength={11}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit">查找</Button>
    </form>
  );
}
