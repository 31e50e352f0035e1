import { useState } from 'react';
import type { PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import styles from './goods-edit.module.css';

export type PriceField = Exclude<keyof PriceOfSku, 'skuId'>;

interface PriceCellProps {
  readonly label: string;
  readonly before: number | null;
  readonly fen: number | null;
  readonly isRequired: boolean;
  readonly onFen: (fen: number | null) => void;
}
const textOf = (fen: number | null): string => (fen === null ? '' : yuanOf(fen));

/** Null for an empty cell; undefined for what is no amount. */
const amountOf = (typed: string): number | null | undefined => (typed.trim() === '' ? null : fenOf(typed));

/** A price that can be changed, taken over when the cell is left. */
export function PriceCell({ label, before, fen, isRequired, onFen }: PriceCellProps) {
  const [typed, setTyped] = useState<string>();
  const value = typed === undefined ? fen : amountOf(typed);
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
