import styles from './goods-card.module.css';

export interface StockBarProps {
  percent: number;
  text: string;
}

/** The sold share of a sale as bar and text. */
export function StockBar({ percent, text }: StockBarProps) {
  return (
    <span className={styles.stockBar}>
      <i style={{ width: `${percent}%` }} />
      <span>{text}</span>
    </span>
  );
}
