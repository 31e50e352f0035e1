import { useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { ShopGoods } from '../list/shop-goods.tsx';
import { useLinkedGoods } from '../list/use-linked-goods.ts';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

/** Goods of nearby shops, by location. Hidden if the query fails. */
export function NearbyFloor({ floor, eager }: FloorProps<'nearby'>) {
  const { latitude, longitude } = useFoundPlace();
  const answer = useCall(ranking.nearbyGoods, { latitude, longitude, pageNum: 1, pageSize: 10 });
  // Keeps the previous goods until those of the new location are loaded.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const { error, data = last } = answer;
  const goods = useLinkedGoods(data?.list ?? []);
  if (error || data?.list.length === 0) return null;
  if (!data) return <ShelfSkeleton height={182} />;
  return (
    <Floor
      header={{
        title: floor.title,
        chip: floor.subTitle && <span className="text-sub text-tertiary">{floor.subTitle}</span>,
        more: moreOf(floor),
      }}
    >
      <GoodsList density="mini" label={floor.title}>
        {goods.map(({ goods: each, href }) => (
          <ShopGoods key={each.goodsId} goods={each} href={href} eager={eager} />
        ))}
      </GoodsList>
    </Floor>
  );
}
