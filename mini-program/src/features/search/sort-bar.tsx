import { View } from '@tarojs/components';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import { filterIcon } from '#web/art/icons/filter-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './results.module.css';

interface SortBarProps {
  readonly sort: GoodsSort;
  readonly filters: number;
  onSort(sort: GoodsSort): void;
  onFilter(): void;
}

const arrows: Readonly<Partial<Record<GoodsSort, string>>> = { priceUp: '↑', priceDown: '↓' };
const prices: Readonly<Partial<Record<GoodsSort, string>>> = { priceUp: '从低到高', priceDown: '从高到低' };

/** The orders of the list, and the button of its filters. */
export function SortBar({ sort, filters, onSort, onFilter }: SortBarProps) {
  const order = (text: string, label: string, isOn: boolean, onPress: () => void) => (
    <View
      className={joinClasses(styles.order, isOn && styles.on)}
      ariaRole="button"
      ariaLabel={label}
      onClick={onPress}
    >
      {text}
    </View>
  );
  const by = (key: GoodsSort, text: string) =>
    order(text, sort === key ? `${text}，已选` : text, sort === key, () => onSort(key));
  const price = prices[sort];
  return (
    <View className={styles.sortBar}>
      {by('default', '综合')}
      {by('sales', '销量')}
      {order(`价格${arrows[sort] ?? '↕'}`, `价格，${price ?? '未排序'}`, price !== undefined, () =>
        onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp'),
      )}
      {by('distance', '离我近')}
      <View
        className={joinClasses(styles.order, styles.filterButton, filters > 0 && styles.on)}
        ariaRole="button"
        ariaLabel={filters > 0 ? `筛选，已选${filters}项` : '筛选'}
        onClick={onFilter}
      >
        筛选{filters > 0 && ` ${filters}`}
        <Icon of={filterIcon} size={16} />
      </View>
    </View>
  );
}
