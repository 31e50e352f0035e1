import { useId } from 'react';
import type { Sku } from '#core/contract/goods/detail.shapes.ts';
import styles from './goods-detail.module.css';

interface SkuChoiceProps {
  readonly skus: readonly Sku[];
  /** The chosen sku's id. */
  readonly value: string;
  onChoose(skuId: string): void;
}

/** The skus as radio buttons. One that is out of stock can be chosen to see its price. */
export function SkuChoice({ skus, value, onChoose }: SkuChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.skus}>
      <legend>选择规格</legend>
      {skus.map(({ skuId, skuName, lackStockFlag }) => (
        <label key={skuId} className={styles.sku}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            autoComplete="off"
            checked={skuId === value}
            onChange={() => onChoose(skuId)}
          />
          <span>
            {skuName}
            {lackStockFlag === 1 && <small>缺货</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
