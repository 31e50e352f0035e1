import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { GoodsItem } from '../goods-item.tsx';
import { ShopGoods } from '../shop-goods.tsx';
import { useLinkedGoods } from '../use-linked-goods.ts';
import type { FloorProps } from './floor-views.ts';
import { moreOf } from './more-of.ts';

/** A shelf the operator has filled; goods of a shop say whose they are. */
export function GoodsFloor({ floor, eager }: FloorProps<'goods'>) {
  const goods = useLinkedGoods(floor.goods);
  if (goods.length === 0) return null;
  return (
    <Floor
      header={{
        title: floor.title,
        chip: floor.subTitle && <span className="sub t3">{floor.subTitle}</span>,
        more: moreOf(floor),
      }}
    >
      <GoodsList density="mini" label={floor.title}>
        {goods.map(({ goods: each, href }) =>
          each.shopName === undefined ? (
            <GoodsItem key={each.goodsId} density="mini" goods={each} href={href} eager={eager} />
          ) : (
            <ShopGoods key={each.goodsId} goods={each} href={href} eager={eager} />
          ),
        )}
      </GoodsList>
    </Floor>
  );
}
