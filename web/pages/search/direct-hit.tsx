import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { useOwnCards } from '#web/features/goods/prices/use-own-cards.ts';
import { useGoodsHref } from '#web/features/goods/use-goods-href.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { ButtonFace } from '#web/ui/button/button-face.tsx';
import { Highlighted } from '#web/ui/highlighted/highlighted.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './suggestions.module.css';

/** The goods that fit best, ready to be bought. */
export function DirectHit({ goods }: { goods: FoundGoods }) {
  const picture = usePicture('small');
  const href = useGoodsHref()(goods);
  const [own = goods] = useOwnCards([goods]);
  const { fen, was } = shownPrice(own);
  if (href === undefined) return null;
  return (
    <a className={styles.direct} href={href}>
      <LazyImage
        className={styles.directPicture}
        src={picture(goods.picUrl)}
        eager
        soldOut={soldOutWord(goods)}
      />
      <span className="grow">
        <span className="one-line">
          <Highlighted text={goods.goodsName} ranges={goods.highlight} />
        </span>
        <Text look="note" block>
          {goods.subTitle || goods.soldText}
        </Text>
        <Price fen={fen} was={was} size={18} />
      </span>
      <ButtonFace size="s">购买</ButtonFace>
    </a>
  );
}
