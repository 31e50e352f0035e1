import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';
import { useOwnCards } from '#web/features/goods/prices/use-own-cards.ts';
import { useGoodsHref } from '#web/features/goods/use-goods-href.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './clip-goods.module.css';

/** The goods pinned to a clip; the link carries the clip (§2 bindVideosId). */
export function ClipGoods({ goods: pinned }: { readonly goods: GoodsCard }) {
  const picture = usePicture();
  const [goods = pinned] = useOwnCards([pinned]);
  const href = useGoodsHref()(goods);
  const { fen, was, forMembers } = shownPrice(goods);
  const isOut = goods.lackStockFlag === 1;
  return (
    <a className={styles.goods} href={href} {...goodsMarks(goods)}>
      <LazyImage className={styles.picture} src={picture(goods.picUrl)} eager soldOut={soldOutWord(goods)} />
      <span className={styles.words}>
        <Text look="itemTitle" block className="one-line">
          {goods.goodsName.split('，')[0]}
        </Text>
        <span className={styles.tags}>
          {shownTags(goods).map(({ text, kind }) => (
            <Tag key={text} kind={kind}>
              {text}
            </Tag>
          ))}
        </span>
        <Price fen={fen} was={was} prefix={forMembers ? '会员价' : undefined} />
      </span>
      <span className={styles.button}>{isOut ? '看看' : '去购买'}</span>
    </a>
  );
}
