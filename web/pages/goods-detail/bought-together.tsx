import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';

const TogetherSkeleton = () => (
  <Floor label="搭配购买" busy>
    <SkeletonBox height={190} />
  </Floor>
);

/** 搭配购买: other goods; takes no space without any. */
export function BoughtTogether({ goods: { goodsId } }: { goods: SkuDetail }) {
  const { data, error } = useCall(detailMore.boughtTogether, { skuId: goodsId }, { staleMs: 300_000 });
  const others = useLinkedGoods(data?.list ?? []);
  if (!data && !error) return <TogetherSkeleton />;
  if (others.length === 0) return null;
  return (
    <div data-floor="搭配购买">
      <Floor header={{ title: '搭配购买', meta: '买了的人还看' }}>
        <GoodsList density="mini" label="搭配购买">
          {others.map(({ goods: each, href }) => (
            <GoodsItem key={each.goodsId} density="mini" goods={each} href={href} />
          ))}
        </GoodsList>
      </Floor>
    </div>
  );
}
