import { ranking } from '#core/contract/goods/ranking.ts';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { GoodsShelf } from './goods-shelf.tsx';

/** Goods of shops nearby; hidden when they cannot be loaded. */
export function NearbyFloor({ floor }: { readonly floor: FloorOf<'nearby'> }) {
  const { latitude, longitude } = usePlace();
  const { data } = useQuery(ranking.nearbyGoods, { latitude, longitude, pageNum: 1, pageSize: 10 });
  return data ? <GoodsShelf floor={floor} goods={data.list} /> : null;
}
