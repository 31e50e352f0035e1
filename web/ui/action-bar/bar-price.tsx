import { Price } from '../price/price.tsx';
import styles from './action-bar.module.css';

export interface BarPriceProps {
  fen: number;
  /** The price's terms; narrow bars break between them. */
  terms: readonly string[];
}

/** The price beside the button. */
export function BarPrice({ fen, terms }: BarPriceProps) {
  return (
    <div className={`${styles.price} grow`}>
      <Price fen={fen} size={24} />
      <p className={styles.terms}>{terms.flatMap((term) => [<span key={term}>{term}</span>, ' '])}</p>
    </div>
  );
}
