import { Tag } from '../tag/tag.tsx';
import styles from './multi-order-tier.module.css';

export interface TierStop {
  readonly title: string;
  readonly text: string;
}

export interface MultiOrderTierProps {
  tag: string;
  /** The whole offer in one sentence. */
  text: string;
  stops: readonly TierStop[];
  /** Index of the reached step. */
  reached: number;
}

/** Quantity discounts as a line with one stop per step. */
export function MultiOrderTier({ tag, text, stops, reached }: MultiOrderTierProps) {
  return (
    <>
      <p className={styles.title}>
        <Tag kind="solid">{tag}</Tag>
        {text}
      </p>
      <ol className={styles.tiers} aria-label={tag}>
        {stops.map(({ title, text: stopText }, index) => (
          <li
            key={title}
            className={index === reached ? styles.reached : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <i />
            <b>{title}</b>
            {stopText}
          </li>
        ))}
      </ol>
    </>
  );
}
