import { Children, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './goods-card.module.css';

export interface GoodsListProps {
  density: 'mini' | 'grid' | 'row';
  children: ReactNode;
  label?: string | undefined;
  className?: string | undefined;
}

const listClasses = { mini: styles.miniList, grid: styles.gridList, row: styles.rowList };

/** Goods cards of one density: a scroller, a grid or rows. */
export function GoodsList({ density, children, label, className }: GoodsListProps) {
  return (
    <ul className={joinClasses(listClasses[density], className)} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
