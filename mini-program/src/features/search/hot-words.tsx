import { View } from '@tarojs/components';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import type { Query } from '../../platform/queries/use-query.ts';
import { Floor } from '../../ui/floor.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './search.module.css';

interface HotWordsProps {
  readonly words: Query<DataOf<typeof placement.searchWords>>;
  onChoose(word: string): void;
}

const shown = 10;
const ranks = [styles.rank1, styles.rank2, styles.rank3];

/** 热搜榜 in two columns; the first three are marked. */
export function HotWords({ words: { data, error, loading, refetch }, onChoose }: HotWordsProps) {
  if (!data && error && !loading)
    return <FailedState look="strip" title="热搜没有加载出来" onRetry={() => void refetch()} />;
  return (
    <Floor title="热搜榜" look="tinted">
      {data ? (
        <View className={styles.hotWords}>
          {data.words.slice(0, shown).map(({ text, hot }, at) => (
            <View
              key={text}
              className={styles.hotWord}
              ariaRole="link"
              ariaLabel={`第${at + 1}名，${text}`}
              onClick={() => onChoose(text)}
            >
              <View className={joinClasses(styles.rank, ranks[at])}>{at + 1}</View>
              <View className={styles.oneLine}>{text}</View>
              {hot && <Tag kind="solid">热</Tag>}
            </View>
          ))}
        </View>
      ) : (
        <Skeleton height={220} />
      )}
    </Floor>
  );
}
