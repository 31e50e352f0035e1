import './goods-card.css';
import { Children, type ReactNode } from 'react';

export interface GoodsListProps {
  density: 'mini' | 'grid' | 'row';
  children: ReactNode;
  label?: string | undefined;
}

const classNames = { mini: 'gs', grid: 'ggrid', row: 'glist' };

/** Goods cards of one density: a scroller, a grid or rows. */
export function GoodsList({ density, children, label }: GoodsListProps) {
  return (
    <ul className={classNames[density]} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
