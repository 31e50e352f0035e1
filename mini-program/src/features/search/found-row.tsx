import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { View } from '@tarojs/components';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { foundNote, foundTags } from '#core/rules/goods/card/found-tags.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { Button } from '../../ui/button.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, yuanText } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { openGoods } from '../shared/open-goods.ts';
import { RemindButton } from './remind-button.tsx';
import styles from './results.module.css';

interface FoundRowProps {
  readonly goods: FoundGoods;
  /** Its button is the primary one. */
  readonly isFirst: boolean;
}

/** One goods of the results: what matched is marked. */
export function FoundRow({ goods, isFirst }: FoundRowProps) {
  const { fen, was } = shownPrice(goods);
  const isOut = goods.lackStockFlag === 1;
  const label = `${goods.goodsName}，${yuanText(fen)}${isOut ? '，缺货' : ''}`;
  const open = (): void => openGoods(goods, '搜索结果');
  return (
    <View className={styles.row}>
      <View className={styles.link} ariaRole="link" ariaLabel={label} onClick={open}>
        <Picture
          of={goods.picUrl}
          size="small"
          className={styles.art}
          eager={isFirst}
          soldOut={soldOutWord(goods)}
        />
        <View className={styles.body}>
          <View className={styles.name}>
            <Highlighted text={goods.goodsName} ranges={goods.highlight} />
          </View>
          <View className={styles.note}>{foundNote(goods)}</View>
          <View className={styles.tags}>
            {foundTags(goods).map(({ text, kind }) => (
              <Tag key={text} kind={kind}>
                {text}
              </Tag>
            ))}
          </View>
          <View className={styles.price}>
            <Price fen={fen} was={was} />
          </View>
        </View>
      </View>
      <View className={styles.action}>
        {isOut ? (
          <RemindButton goods={goods} />
        ) : (
          <Button size="small" look={isFirst ? 'primary' : 'soft'} onPress={open}>
            购买
          </Button>
        )}
      </View>
    </View>
  );
}
