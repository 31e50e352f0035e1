import './action-bar.css';
import { Price } from '../price/price.tsx';

export interface BarPriceProps {
  fen: number;
  /** What the price holds for; a narrow bar breaks between the terms, not within one. */
  terms: readonly string[];
}

/** The price beside the button that asks for it. */
export function BarPrice({ fen, terms }: BarPriceProps) {
  return (
    <div className="abar__p grow">
      <Price fen={fen} size={24} />
      <p className="abar__t">{terms.flatMap((term) => [<span key={term}>{term}</span>, ' '])}</p>
    </div>
  );
}
