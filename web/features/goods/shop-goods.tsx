import './shop-goods.css';
import type { GoodsCard } from '#core/contract/goods/goods-card.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { shownPrice } from './shown-price.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';

interface ShopGoodsProps {
  readonly goods: GoodsCard;
  readonly href: string;
  readonly eager: boolean;
}

/** Goods one walks to: which shop, and how far. */
export function ShopGoods({ goods, href, eager }: ShopGoodsProps) {
  const picture = usePicture();
  const { fen, was } = shownPrice(goods);
  return (
    <a className="sgd" href={href} {...goodsMarks(goods)}>
      <LazyImage src={picture(goods.picUrl)} width={240} height={150} eager={eager} />
      <span className="sgd__n l1">{goods.goodsName}</span>
      <span className="sgd__s">
        <span className="l1 grow">{goods.shopName}</span>
        {goods.distanceMeters !== undefined && (
          <span className="num">{distanceText(goods.distanceMeters)}</span>
        )}
      </span>
      <Price fen={fen} was={was} />
    </a>
  );
}
