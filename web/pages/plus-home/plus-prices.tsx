import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import type { FloorProps } from '#web/features/goods/floors/floor-props.ts';
import { moreOf } from '#web/features/goods/floors/more-of.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import styles from './plus-prices.module.css';

/** Goods at the member's price, each on a card of its own. */
export const PlusPrices = ({ floor }: FloorProps<'goods'>) => (
  <div className={styles.prices}>
    <GoodsShelf
      className={styles.floor}
      look="bare"
      header={{ className: styles.floorHeader, title: floor.title, more: moreOf(floor) }}
      density="row"
      listClassName={styles.goodsList}
      goods={floor.goods}
      renderCard={(goods, href) => {
        const { fen, was, forMembers } = shownPrice(goods);
        return (
          <GoodsRow
            goods={goods}
            href={href}
            action={{ text: '购买' }}
            price={{ fen, was, prefix: forMembers ? '专享价' : undefined }}
          />
        );
      }}
    />
  </div>
);
