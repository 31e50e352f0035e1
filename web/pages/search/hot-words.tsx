import { placement } from '#core/contract/goods/placement.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './search-input.module.css';

const shown = 10;

/** 热搜榜 in two columns; the first three have petals. */
export function HotWords({ onChoose }: { onChoose(word: string): void }) {
  const words = useCall(placement.searchWords, {});
  return (
    <Floor look="tinted" header={{ title: '热搜榜' }}>
      <QueryState query={words} skeleton={<SkeletonBox height={220} />} failedTitle="热搜没有加载出来">
        {(data) => (
          <ol className={styles.hotWords}>
            {data.words.slice(0, shown).map(({ text, hot }, at) => (
              <li key={text}>
                <PageLink
                  to={{ page: 'searchResults', query: { keyword: text } }}
                  onClick={() => onChoose(text)}
                >
                  <b className={styles.rank} data-rank={at + 1}>
                    {at + 1}
                  </b>
                  <span className="one-line">{text}</span>
                  {hot && <Tag kind="solid">热</Tag>}
                </PageLink>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Floor>
  );
}
