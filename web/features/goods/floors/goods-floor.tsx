import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { GoodsItem } from '../list/goods-item.tsx';
import { GoodsShelf } from '../list/goods-shelf.tsx';
import { ShopGoods } from '../list/shop-goods.tsx';
import { floorHeader } from './floor-header.tsx';
import type { FloorProps } from './floor-props.ts';
import styles from './goods-floor.module.css';

/** Goods selected by the operator, under a picture where it has one, with the shop's name where they belong to one. */
export function GoodsFloor({ floor, eager }: FloorProps<'goods'>) {
  const picture = usePicture();
  return (
    <GoodsShelf
      header={floorHeader(floor)}
      density="mini"
      goods={floor.goods}
      lead={
        floor.pic !== undefined && (
          <LazyImage
            className={styles.picture}
            src={picture(floor.pic)}
            width={710}
            height={280}
            eager={eager}
          />
        )
      }
      renderCard={(goods, href) =>
        goods.shopName === undefined ? (
          <GoodsItem density="mini" goods={goods} href={href} eager={eager} />
        ) : (
          <ShopGoods goods={goods} href={href} eager={eager} />
        )
      }
    />
  );
}
