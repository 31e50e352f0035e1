import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price, yuanText } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { openGoods } from './open-goods.ts';
import styles from './goods-row.module.css';

interface GoodsRowProps {
  readonly goods: Goods;
  /** Where it stands, for the log. */
  readonly floorName: string;
}

/** One goods as a row with a button; the whole row opens it. */
export function GoodsRow({ goods, floorName }: GoodsRowProps) {
  const { fen, was } = shownPrice(goods);
  const isOut = goods.lackStockFlag === 1;
  const [name = goods.goodsName, note] = goods.goodsName.split('，');
  return (
    <View
      className={styles.row}
      ariaRole="link"
      ariaLabel={`${goods.goodsName}，${yuanText(fen)}${isOut ? '，缺货' : ''}`}
      onClick={() => openGoods(goods, floorName)}
    >
      <Picture of={goods.picUrl} size="small" className={styles.picture} soldOut={soldOutWord(goods)} />
      <View className={styles.body}>
        <View className={styles.name}>{name}</View>
        {note !== undefined && <View className={styles.note}>{note}</View>}
        <View className={styles.tags}>
          {shownTags(goods).map(({ text, kind }) => (
            <Tag key={text} kind={kind}>
              {text}
            </Tag>
          ))}
        </View>
        <View className={styles.foot}>
          <Price fen={fen} was={was} />
          <View className={isOut ? styles.out : styles.button}>{isOut ? '缺货' : '购买'}</View>
        </View>
      </View>
    </View>
  );
}
