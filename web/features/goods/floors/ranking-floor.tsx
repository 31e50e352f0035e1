import { useId, useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';
import { RankingList } from './ranking-list.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import styles from './ranking-floor.module.css';

const calls = { hotSelling: ranking.hotSelling, discount: ranking.discountRanking };
const firstThree = { pageNum: 1, pageSize: 3 };

/** The first three of every ranking. Hidden if the first ranking fails to load. */
export function RankingFloor({ floor }: FloorProps<'ranking'>) {
  const first = floor.tabs[0]?.key ?? 'hotSelling';
  const [tab, setTab] = useState(first);
  const panel = useId();
  const head = useCall(calls[first], firstThree);
  const { data, error } = useCall(calls[tab], firstThree);
  if (head.error || head.data?.list.length === 0) return null;
  if (!head.data) return <ShelfSkeleton height={270} />;
  return (
    <Floor
      header={{
        title: floor.title,
        chip: <span className="text-sub text-tertiary">{floor.subTitle || head.data.updateText}</span>,
        more: moreOf(floor),
      }}
      busy={!data && !error}
    >
      <div className={styles.ranking}>
        {floor.tabs.length > 1 && (
          <Tabs
            className={styles.rankingTabs}
            label={floor.title}
            items={floor.tabs.map(({ key, name }) => ({ key, text: name }))}
            value={tab}
            onChange={setTab}
            panelId={panel}
          />
        )}
        <div id={panel} className={styles.panel}>
          {data && data.list.length > 0 && <RankingList list={data.list} label={floor.title} />}
          {(error ?? data?.list.length === 0) && <p className={styles.note}>榜单正在整理，稍后再来看看</p>}
        </div>
      </div>
    </Floor>
  );
}
