import { useId, useState } from 'react';
import { home } from '#core/contract/goods/home.ts';
import { homeRegion } from '#core/site/home-region.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsFeed } from '../list/goods-feed.tsx';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';
import styles from './recommend-floor.module.css';

const forYou = 'forYou';

/** The feed at the end of the page: for the visitor, or of a channel of the home page. */
export function RecommendFloor({ floor }: FloorProps<'recommend'>) {
  const panelId = useId();
  const channels = useChannels();
  const [channel, setChannel] = useState(forYou);
  // The channels of another city may lack the chosen one.
  const chosen = channels.find(({ goodsChannelId }) => goodsChannelId === channel);
  const items = [
    { key: forYou, text: '推荐' },
    ...channels.map(({ goodsChannelId, channelName }) => ({ key: goodsChannelId, text: channelName })),
  ];
  return (
    <Floor look="bare" header={{ title: floor.title, more: moreOf(floor) }}>
      <div className={styles.channels}>
        {channels.length > 0 && (
          <Chips
            label="推荐频道"
            items={items}
            value={chosen ? channel : forYou}
            panelId={panelId}
            onChange={setChannel}
          />
        )}
      </div>
      <div id={panelId} role="tabpanel" aria-label={chosen?.channelName ?? floor.title}>
        <GoodsFeed
          key={chosen?.goodsChannelId}
          label={chosen?.channelName ?? floor.title}
          channel={chosen?.goodsChannelId}
        />
      </div>
    </Floor>
  );
}

/** The channels of this home page in the current city; none while they are loading or cannot be loaded. */
function useChannels() {
  const call = useApi();
  const { projectId } = useSite();
  const { areaNum } = usePlace();
  const input = { regionCode: homeRegion(projectId), cityCode: areaNum };
  const { data } = useQuery(
    [home.indexChannels.path, input],
    () => call(home.indexChannels, input, { quiet: true }),
    { staleMs: 300_000 },
  );
  return data?.list ?? [];
}
