import { ScrollView, View } from '@tarojs/components';
import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import { recommended } from '#core/rules/goods/lists/category-query.ts';
import { headRoom } from '../../platform/host/window.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './categories.module.css';

interface CategoryRailProps {
  readonly list: readonly Category[] | undefined;
  readonly value: string;
  onChoose(categoryId: string): void;
}

/** The categories at the left edge; they stay while the goods scroll. */
export function CategoryRail({ list, value, onChoose }: CategoryRailProps) {
  const { top, bar } = headRoom();
  const head = top + bar + 8;
  const entries = [{ categoryId: recommended, categoryName: '为你推荐' }, ...(list ?? [])];
  return (
    <ScrollView
      className={styles.rail}
      style={`top:${head}px;height:calc(100vh - ${head}px)`}
      scrollY
      enhanced
      showScrollbar={false}
      scrollIntoView={`category-${value}`}
    >
      {entries.map(({ categoryId, categoryName }) => (
        <View
          key={categoryId}
          id={`category-${categoryId}`}
          className={joinClasses(styles.railEntry, categoryId === value && styles.current)}
          ariaRole="button"
          ariaLabel={categoryId === value ? `${categoryName}，已选` : categoryName}
          onClick={() => onChoose(categoryId)}
        >
          {categoryName}
        </View>
      ))}
      {!list &&
        [1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <View key={place} className={styles.railEntry}>
            <Skeleton height={16} width="56px" />
          </View>
        ))}
    </ScrollView>
  );
}
