import { useState } from 'react';
import type { PriceOfSku } from '#core/contract/console/goods-fields.shapes.ts';
import styles from './goods-edit.module.css';

export type PriceField = Exclude<keyof PriceOfSku, 'skuId'>;

interface PriceCellProps {
  readonly label: string;
  readonly before: number | null;
  readonly fen: number | null;
  readonly isRequired: boolean;
  readonly onFen: (fen: number | null) => void;
}
const textOf = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** Null for an empty cell; undefined for what is no amount. */
function fenOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const [, yuan, cents = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

/** A price that can be changed, taken over when the cell is left. */
export function PriceCell({ label, before, fen, isRequired, onFen }: PriceCellProps) {
  const [typed, setTyped] = useState<string>();
  const value = typed === undefined ? fen : fenOf(typed);
  const isWrong = value === undefined || (isRequired && value === null);
  const leave = (): void => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (value !== fen) onFen(value);
  };
  return (
    <span className={styles.price}>
      {fen !== before && <s>{before === null ? '无' : textOf(before)}</s>}
      <input
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        data-changed={fen !== before || isWrong}
        placeholder="—"
        value={typed ?? textOf(fen)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </span>
  );
}
