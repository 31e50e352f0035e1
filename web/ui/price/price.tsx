import './price.css';
import { joinClasses } from '../join-classes.ts';
import { splitFen } from './split-fen.ts';

export interface PriceProps {
  fen: number;
  size?: 16 | 18 | 20 | 24 | 32 | 44 | undefined;
  /** A word before the sum, such as 会员价. */
  prefix?: string | undefined;
  /** The struck original, in fen; shown only when it is higher. */
  was?: number | undefined;
  /** 'inherit' takes the colour of the ground it stands on. */
  tone?: 'price' | 'text' | 'inherit' | undefined;
  /** Keep two decimals on whole sums too, where sums stand under each other. */
  exact?: boolean | undefined;
}

export function Price({ fen, size = 18, prefix, was, tone = 'price', exact = false }: PriceProps) {
  const { sign, yuan, cents } = splitFen(fen, exact);
  return (
    <span className={joinClasses('pr', tone !== 'price' && `pr--${tone}`)}>
      <span className={`price p${size}`}>
        {prefix !== undefined && <span className="pre">{prefix}</span>}
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
    <s className="was">
      <span className="sr">原价</span>¥{yuan}
      {cents !== '' && `.${cents}`}
    </s>
  );
}
