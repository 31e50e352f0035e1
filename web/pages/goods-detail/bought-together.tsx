import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

const TogetherSkeleton = () => (
  <Floor label="搭配购买" busy>
    <SkeletonBox height={190} />
  </Floor>
);

/** 搭配购买: other goods; takes no space without any. */
export function BoughtTogether({ goods: { goodsId } }: { goods: SkuDetail }) {
  const { data, error } = useCall(detailMore.boughtTogether, { skuId: goodsId }, { staleMs: 300_000 });
  if (!data && !error) return <TogetherSkeleton />;
  return (
    <div data-floor="搭配购买">
      <GoodsShelf
        header={{ title: '搭配购买', meta: '买了的人还看' }}
        density="mini"
        goods={data?.list ?? []}
        renderCard={(goods, href) => <GoodsItem density="mini" goods={goods} href={href} />}
      />
    </div>
  );
}
