import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import type { FloorProps } from '#web/features/goods/floors/floor-props.ts';
import { moreOf } from '#web/features/goods/floors/more-of.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import styles from './plus-prices.module.css';

/** Goods at the member's price, each on a card of its own. */
export function PlusPrices({ floor }: FloorProps<'goods'>) {
  const goods = useLinkedGoods(floor.goods);
  if (goods.length === 0) return null;
  return (
    <div className={styles.prices}>
      <Floor
        className={styles.floor}
        look="bare"
        header={{ className: styles.floorHeader, title: floor.title, more: moreOf(floor) }}
      >
        <GoodsList className={styles.goodsList} density="row" label={floor.title}>
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
