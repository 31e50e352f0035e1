import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';
import { joinClasses } from './join-classes.ts';
import { Picture } from './picture.tsx';
import { Price, priceLabel } from './price.tsx';
import { Tag } from './tag.tsx';
import styles from './goods-card.module.css';

export interface GoodsCardProps {
  readonly goods: Goods;
  /** mini: in a row that scrolls; grid: one of two columns; row: over the whole width. */
  readonly density: 'mini' | 'grid' | 'row';
  /** The sold share of a sale. */
  readonly stock?: { readonly percent: number; readonly text: string } | undefined;
  readonly eager?: boolean;
  onPress(): void;
}

/** One goods in any list. */
export function GoodsCard({ goods, density, stock, eager = false, onPress }: GoodsCardProps) {
  const { fen, was } = shownPrice(goods);
  const [shortName = goods.goodsName] = goods.goodsName.split('，');
  return (
    <View
      className={joinClasses(styles.card, styles[density])}
      ariaRole="link"
      ariaLabel={[goods.goodsName, soldOutWord(goods), priceLabel(fen, was), stock?.text ?? goods.soldText]
        .filter(Boolean)
        .join('，')}
      onClick={onPress}
    >
      <Picture
        of={goods.picUrl}
        size="small"
        className={styles.picture}
        eager={eager}
        soldOut={soldOutWord(goods)}
      />
      <View className={styles.body}>
        <View className={styles.name}>{density === 'mini' ? shortName : goods.goodsName}</View>
        {density !== 'mini' && (
          <View className={styles.tags}>
            {shownTags(goods).map(({ text, kind }) => (
              <Tag key={text} kind={kind}>
                {text}
              </Tag>
            ))}
          </View>
        )}
        <View className={styles.foot}>
          <Price fen={fen} was={was} size={density === 'mini' ? 'compact' : 'medium'} />
          {density !== 'mini' && <View className={styles.sold}>{goods.soldText}</View>}
        </View>
        {stock && (
          <View className={styles.stock}>
            <View className={styles.stockFill} style={`width:${stock.percent}%`} />
            <View className={styles.stockText}>{stock.text}</View>
          </View>
        )}
      </View>
    </View>
  );
}
