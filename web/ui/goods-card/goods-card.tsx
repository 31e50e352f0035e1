import './goods-card.css';
import type { ReactNode } from 'react';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Price } from '../price/price.tsx';
import { StockBar } from './stock-bar.tsx';

export interface GoodsCardProps {
  /** mini: 100 wide in a scroller; grid: one of two columns; row: with a button. */
  density: 'mini' | 'grid' | 'row';
  href: string;
  /** Address of the picture. */
  art: string;
  name: string;
  fen: number;
  was?: number | undefined;
  pricePrefix?: string | undefined;
  /** At most two. */
  tags?: ReactNode;
  /** A word in the picture's corner. */
  ribbon?: ReactNode;
  /** A line under the name (row). */
  note?: string | undefined;
  /** '已售2.3万' (grid). */
  sold?: string | undefined;
  /** How much is gone, in percent, and its words (mini). */
  stock?: { readonly percent: number; readonly text: string } | undefined;
  /** The button (row). */
  action?: ReactNode;
  eager?: boolean | undefined;
  /** Data attributes for whoever watches the page. */
  marks?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

export function GoodsCard(props: GoodsCardProps) {
  const { density, art, ribbon, eager, fen, was, pricePrefix } = props;
  const picture = (
    <LazyImage src={art} eager={eager}>
      {ribbon}
    </LazyImage>
  );
  const price = <Price fen={fen} was={was} prefix={pricePrefix} size={density === 'mini' ? 18 : 20} />;
  const Card = densities[density];
  return <Card {...props} picture={picture} price={price} />;
}

interface CardParts extends GoodsCardProps {
  picture: ReactNode;
  price: ReactNode;
}

const densities = { mini: MiniCard, grid: GridCard, row: RowCard };

function MiniCard({ href, name, stock, marks, picture, price }: CardParts) {
  return (
    <a className="gmini" href={href} {...marks}>
      {picture}
      <span className="gmini__n l1">{name}</span>
      {price}
      {stock && <StockBar {...stock} />}
    </a>
  );
}

function GridCard({ href, name, tags, sold, marks, picture, price }: CardParts) {
  return (
    <a className="gg" href={href} {...marks}>
      {picture}
      <span className="gg__b">
        <span className="gg__n l2">{name}</span>
        <span className="gg__t">{tags}</span>
        <span className="gg__p">
          {price}
          {sold !== undefined && <span className="gg__s">{sold}</span>}
        </span>
      </span>
    </a>
  );
}

/** The name carries the link over the whole row, so that the button beside it stays a button. */
function RowCard({ href, name, note, tags, action, marks, picture, price }: CardParts) {
  return (
    <div className="gl" {...marks}>
      {picture}
      <div className="grow col">
        <a className="gl__n l2" href={href}>
          {name}
        </a>
        {note !== undefined && <p className="gl__m l1">{note}</p>}
        {tags !== undefined && <div className="gl__t">{tags}</div>}
        <div className="gl__f">
          {price}
          {action}
        </div>
      </div>
    </div>
  );
}
