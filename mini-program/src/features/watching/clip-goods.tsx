import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { View } from '@tarojs/components';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price, priceLabel } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { openGoods } from '../shared/open-goods.ts';
import { useOwnCards } from '../shared/use-own-cards.ts';
import styles from './clip-goods.module.css';

interface ClipGoodsProps {
  readonly goods: GoodsCard;
  /** Where it stands, for the log. */
  readonly floorName: string;
}

/** The goods pinned to a clip; their page is passed the clip (§2 bindVideosId). */
export function ClipGoods({ goods: pinned, floorName }: ClipGoodsProps) {
  const [goods = pinned] = useOwnCards([pinned]);
  const { fen, was } = shownPrice(goods);
  const [name = goods.goodsName] = goods.goodsName.split('，');
  const isOut = goods.lackStockFlag === 1;
  return (
    <View
      className={styles.goods}
      ariaRole="link"
      ariaLabel={`${name}，${priceLabel(fen, was)}${isOut ? '，缺货' : ''}`}
      onClick={() => openGoods(goods, floorName)}
    >
      <Picture of={goods.picUrl} size="small" className={styles.picture} soldOut={soldOutWord(goods)} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.tags}>
          {shownTags(goods).map(({ text, kind }) => (
            <Tag key={text} kind={kind}>
              {text}
            </Tag>
          ))}
        </View>
        <Price fen={fen} was={was} />
      </View>
      <View className={styles.button}>{isOut ? '看看' : '去购买'}</View>
    </View>
  );
}
