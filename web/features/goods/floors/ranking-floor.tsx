import './ranking-floor.css';
import { useId, useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import type { FloorProps } from './floor-views.ts';
import { moreOf } from './more-of.ts';
import { RankingList } from './ranking-list.tsx';
import { ShelfBones } from './shelf-bones.tsx';

const calls = { hotSelling: ranking.hotSelling, discount: ranking.discountRanking };
const firstThree = { pageNum: 1, pageSize: 3 };

/** The first three of every ranking. Where nobody answers for the first ranking, there is no floor. */
export function RankingFloor({ floor }: FloorProps<'ranking'>) {
  const first = floor.tabs[0]?.key ?? 'hotSelling';
  const [tab, setTab] = useState(first);
  const panel = useId();
  const head = useCall(calls[first], firstThree);
  const { data, error } = useCall(calls[tab], firstThree);
  if (head.error || head.data?.list.length === 0) return null;
  if (!head.data) return <ShelfBones height={270} />;
  return (
    <Floor
      header={{
        title: floor.title,
        chip: <span className="sub t3">{floor.subTitle || head.data.updateText}</span>,
        more: moreOf(floor),
      }}
      busy={!data && !error}
    >
      <div className="rkf">
        {floor.tabs.length > 1 && (
          <Tabs
            label={floor.title}
            items={floor.tabs.map(({ key, name }) => ({ key, text: name }))}
            value={tab}
            onChange={setTab}
            panelId={panel}
          />
        )}
        <div id={panel} className="rkf__p">
          {data && <RankingList list={data.list} label={floor.title} />}
          {error && <p className="rk__m">榜单正在整理，稍后再来看看</p>}
        </div>
      </div>
    </Floor>
  );
}
