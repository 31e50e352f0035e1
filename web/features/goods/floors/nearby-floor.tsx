import { useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { GoodsShelf } from '../list/goods-shelf.tsx';
import { ShopGoods } from '../list/shop-goods.tsx';
import { floorHeader } from './floor-header.tsx';
import type { FloorProps } from './floor-props.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

/** Goods of nearby shops, by location. Hidden if the query fails. */
export function NearbyFloor({ floor, eager }: FloorProps<'nearby'>) {
  const { latitude, longitude } = useFoundPlace();
  const answer = useCall(ranking.nearbyGoods, { latitude, longitude, pageNum: 1, pageSize: 10 });
  // Keeps the previous goods until those of the new location are loaded.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const { error, data = last } = answer;
  if (error) return null;
  if (!data) return <ShelfSkeleton height={182} />;
  return (
    <GoodsShelf
      header={floorHeader(floor)}
      density="mini"
      goods={data.list}
      renderCard={(goods, href) => <ShopGoods goods={goods} href={href} eager={eager} />}
    />
  );
}
