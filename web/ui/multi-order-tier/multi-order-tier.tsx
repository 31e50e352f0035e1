import './multi-order-tier.css';
import { Tag } from '../tag/tag.tsx';

export interface TierStop {
  readonly title: string;
  readonly line: string;
}

export interface MultiOrderTierProps {
  tag: string;
  /** The whole offer in one sentence. */
  text: string;
  stops: readonly TierStop[];
  /** Index of the stop the present quantity has reached. */
  reached: number;
}

/** The more pieces, the lower the price: a line with one stop per step. */
export function MultiOrderTier({ tag, text, stops, reached }: MultiOrderTierProps) {
  return (
    <>
      <p className="tier__t">
        <Tag kind="solid">{tag}</Tag>
        {text}
      </p>
      <ol className="tier" aria-label={tag}>
        {stops.map(({ title, line }, index) => (
          <li
            key={title}
            className={index === reached ? 'on' : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <i />
            <b>{title}</b>
            {line}
          </li>
        ))}
      </ol>
    </>
  );
}
