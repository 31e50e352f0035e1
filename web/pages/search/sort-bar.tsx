import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { filterIcon } from '#web/art/icons/filter-icon.ts';
import styles from './search-results.module.css';

interface SortBarProps {
  readonly sort: GoodsSort;
  readonly filters: number;
  onSort(sort: GoodsSort): void;
  onFilter(): void;
}

const prices: Readonly<Partial<Record<GoodsSort, string>>> = { priceUp: '从低到高', priceDown: '从高到低' };

/** The orders of the list, and the button of its filters. */
export function SortBar({ sort, filters, onSort, onFilter }: SortBarProps) {
  const order = (key: GoodsSort, text: string) => (
    <button type="button" aria-pressed={sort === key} onClick={() => onSort(key)}>
      {text}
    </button>
  );
  const price = prices[sort];
  return (
    <div className={styles.sortBar} role="group" aria-label="排序与筛选">
      {order('default', '综合')}
      {order('sales', '销量')}
      <button
        type="button"
        aria-pressed={price !== undefined}
        aria-label={`价格，${price ?? '未排序'}`}
        onClick={() => onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp')}
      >
        价格
        <span aria-hidden="true">{sort === 'priceUp' ? '↑' : sort === 'priceDown' ? '↓' : '↕'}</span>
      </button>
      {order('distance', '离我近')}
      <button
        className={styles.filterButton}
        type="button"
        data-on={filters > 0}
        aria-label={filters > 0 ? `筛选，已选${filters}项` : '筛选'}
        onClick={onFilter}
      >
        筛选{filters > 0 && ` ${filters}`}
        <Icon of={filterIcon} size={16} />
      </button>
    </div>
  );
}
