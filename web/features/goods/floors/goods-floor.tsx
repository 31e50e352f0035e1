import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { GoodsItem } from '../list/goods-item.tsx';
import { ShopGoods } from '../list/shop-goods.tsx';
import { useLinkedGoods } from '../list/use-linked-goods.ts';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';

/** Goods selected by the operator, with the shop's name where they belong to one. */
export function GoodsFloor({ floor, eager }: FloorProps<'goods'>) {
  const goods = useLinkedGoods(floor.goods);
  if (goods.length === 0) return null;
  return (
    <Floor
      header={{
        title: floor.title,
        chip: floor.subTitle && <span className="text-sub text-tertiary">{floor.subTitle}</span>,
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
