import type { ReactNode } from 'react';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Price } from '../price/price.tsx';
import { StockBar } from './stock-bar.tsx';
import styles from './goods-card.module.css';

export interface GoodsCardProps {
  /** mini: 100 wide in a scroller; grid: one of two columns; row: with a button. */
  density: 'mini' | 'grid' | 'row';
  href: string;
  /** Address of the picture. */
  art: string;
  name: ReactNode;
  fen: number;
  was?: number | undefined;
  pricePrefix?: string | undefined;
  /** At most two. */
  tags?: ReactNode;
  /** A word in the picture's corner. */
  ribbon?: ReactNode;
  /** Sold out: a grey picture with this word, or without one where the words are elsewhere. */
  soldOut?: string | true | undefined;
  /** A line under the name (row). */
  note?: string | undefined;
  /** '已售2.3万' (grid). */
  sold?: string | undefined;
  /** The sold share in percent and its text (mini). */
  stock?: { readonly percent: number; readonly text: string } | undefined;
  /** The button (row). */
  action?: ReactNode;
  eager?: boolean | undefined;
  /** Data attributes for tracking. */
  marks?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

export function GoodsCard(props: GoodsCardProps) {
  const { density, art, ribbon, soldOut, eager, fen, was, pricePrefix } = props;
  const picture = (
    <LazyImage className={styles.picture} src={art} eager={eager} soldOut={soldOut}>
      {ribbon}
    </LazyImage>
  );
  const price = (
    <Price
      fen={fen}
      was={was}
      prefix={pricePrefix}
      size={density === 'mini' ? 18 : 20}
      tone={soldOut === undefined ? 'price' : 'text'}
    />
  );
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
    <a className={styles.miniCard} href={href} {...marks}>
      {picture}
      <span className={`${styles.miniName} one-line`}>{name}</span>
      {price}
      {stock && <StockBar {...stock} />}
    </a>
  );
}

function GridCard({ href, name, tags, sold, marks, picture, price }: CardParts) {
  return (
    <a className={styles.gridCard} href={href} {...marks}>
      {picture}
      <span className={styles.gridBody}>
        <span className={`${styles.gridName} two-lines`}>{name}</span>
        <span className={styles.gridTags}>{tags}</span>
        <span className={styles.gridPrice}>
          {price}
          {sold !== undefined && <span className={styles.soldCount}>{sold}</span>}
        </span>
      </span>
    </a>
  );
}

/** The name carries the link over the whole row, so that the button beside it stays a button. */
function RowCard({ href, name, note, tags, action, marks, picture, price }: CardParts) {
  return (
    <div className={styles.rowCard} {...marks}>
      {picture}
      <div className="grow column">
        <a className={`${styles.rowName} two-lines`} href={href}>
          {name}
        </a>
        {note !== undefined && <p className={`${styles.rowNote} one-line`}>{note}</p>}
        {tags !== undefined && <div className={styles.rowTags}>{tags}</div>}
        <div className={styles.rowFooter}>
          {price}
          {action}
        </div>
      </div>
    </div>
  );
}
