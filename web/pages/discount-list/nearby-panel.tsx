import { ranking } from '#core/contract/goods/ranking.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { PlaceInvitation } from '#web/features/city/place-invitation.tsx';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

export const nearbyInput = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => ({
  latitude,
  longitude,
});

/** Goods of shops around the subscriber; without a position around the city's centre, and distances are left out. */
export function NearbyPanel() {
  const place = useFoundPlace();
  const measured = isMeasured(place);
  const pages = useGoodsPages(ranking.nearbyGoods, nearbyInput(place));
  // A position that is found a moment later must not empty the list.
  const shown = useLastValue(pages.first?.list, place.areaNum);
  const feed = { ...pages, list: pages.list ?? (pages.error ? undefined : shown) };
  return (
    <>
      <PlaceInvitation />
      <Floor header={{ title: '附近好物', meta: `${place.areaName} · 由近到远` }}>
        <GoodsPages
          label="附近好物"
          density="row"
          feed={feed}
          empty={
            <EmptyState
              art="location"
              size={116}
              title={`${place.areaName}附近还没有到店好物`}
              text="换个城市看看"
            />
          }
          renderCard={(goods, href, at) => (
            <GoodsRow
              goods={goods}
              href={href}
              eager={at < 4}
              note={measured ? `${distanceText(goods.distanceMeters)} · ${goods.shopName}` : goods.shopName}
              action={{ text: '去看看', kind: 'soft' }}
            />
          )}
        />
      </Floor>
    </>
  );
}
