import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import styles from './shop-goods.module.css';

interface ShopGoodsProps {
  readonly goods: GoodsCard;
  readonly href: string;
  readonly eager: boolean;
}

/** Goods of a shop, with its name and distance. */
export function ShopGoods({ goods, href, eager }: ShopGoodsProps) {
  const picture = usePicture('small');
  const { fen, was } = shownPrice(goods);
  return (
    <a className={styles.goodsCard} href={href} {...goodsMarks(goods)}>
      <LazyImage
        className={styles.picture}
        src={picture(goods.picUrl)}
        width={240}
        height={150}
        eager={eager}
        soldOut={soldOutWord(goods)}
      />
      <span className={`${styles.goodsName} one-line`}>{goods.goodsName}</span>
      <span className={styles.shopRow}>
        <span className="one-line grow">{goods.shopName}</span>
        {goods.distanceMeters !== undefined && (
          <span className="number">{distanceText(goods.distanceMeters)}</span>
        )}
      </span>
      <Price fen={fen} was={was} />
    </a>
  );
}
