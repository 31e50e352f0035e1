import { GoodsItem } from '../list/goods-item.tsx';
import { GoodsShelf } from '../list/goods-shelf.tsx';
import { ShopGoods } from '../list/shop-goods.tsx';
import { floorHeader } from './floor-header.tsx';
import type { FloorProps } from './floor-props.ts';

/** Goods selected by the operator, with the shop's name where they belong to one. */
export const GoodsFloor = ({ floor, eager }: FloorProps<'goods'>) => (
  <GoodsShelf
    header={floorHeader(floor)}
    density="mini"
    goods={floor.goods}
    renderCard={(goods, href) =>
      goods.shopName === undefined ? (
        <GoodsItem density="mini" goods={goods} href={href} eager={eager} />
      ) : (
        <ShopGoods goods={goods} href={href} eager={eager} />
      )
    }
  />
);
