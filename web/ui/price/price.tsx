import { joinClasses } from '../join-classes.ts';
import { splitFen } from '#core/rules/format/split-fen.ts';
import styles from './price.module.css';

export interface PriceProps {
  fen: number;
  size?: 16 | 18 | 20 | 24 | 32 | 44 | undefined;
  /** A word before the sum, such as 会员价. */
  prefix?: string | undefined;
  /** The struck original, in fen; shown only when it is higher. */
  was?: number | undefined;
  /** 'inherit' takes the surrounding text colour. */
  tone?: 'price' | 'text' | 'inherit' | undefined;
  /** Keep two decimals on whole sums too, where amounts are aligned in a column. */
  exact?: boolean | undefined;
  className?: string | undefined;
}

export function Price({ fen, size = 18, prefix, was, tone = 'price', exact = false, className }: PriceProps) {
  const { sign, yuan, cents } = splitFen(fen, exact);
  return (
    <span className={joinClasses(styles.priceRow, tone !== 'price' && styles[tone], className)}>
      <span className={joinClasses(styles.price, styles[`size${size}`])}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <small>{sign}¥</small>
        {yuan}
        {cents !== '' && <em>.{cents}</em>}
      </span>
      {was !== undefined && was > fen && <Was fen={was} />}
    </span>
  );
}

function Was({ fen }: { fen: number }) {
  const { yuan, cents } = splitFen(fen, false);
  return (
    <s className={styles.originalPrice}>
      <span className="visually-hidden">原价</span>¥{yuan}
      {cents !== '' && `.${cents}`}
    </s>
  );
}
