import './plus-prices.css';
import { GoodsRow } from '#web/features/goods/goods-row.tsx';
import type { FloorProps } from '#web/features/goods/floors/floor-views.ts';
import { moreOf } from '#web/features/goods/floors/more-of.ts';
import { shownPrice } from '#web/features/goods/shown-price.ts';
import { useLinkedGoods } from '#web/features/goods/use-linked-goods.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';

/** Goods at the member's price, each on a card of its own. */
export function PlusPrices({ floor }: FloorProps<'goods'>) {
  const goods = useLinkedGoods(floor.goods);
  if (goods.length === 0) return null;
  return (
    <div className="plp">
      <Floor look="bare" header={{ title: floor.title, more: moreOf(floor) }}>
        <GoodsList density="row" label={floor.title}>
          {goods.map(({ goods: each, href }) => {
            const { fen, was, forMembers } = shownPrice(each);
            return (
              <GoodsRow
                key={each.goodsId}
                goods={each}
                href={href}
                action={{ text: '购买' }}
                price={{ fen, was, prefix: forMembers ? '专享价' : undefined }}
              />
            );
          })}
        </GoodsList>
      </Floor>
    </div>
  );
}
