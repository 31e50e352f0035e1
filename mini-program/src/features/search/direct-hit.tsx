import { View } from '@tarojs/components';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { Button } from '../../ui/button.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { openGoods } from '../shared/open-goods.ts';
import { useOwnCards } from '../shared/use-own-cards.ts';
import styles from './suggestions.module.css';

/** The goods that fit best, ready to be bought. */
export function DirectHit({ goods }: { readonly goods: FoundGoods }) {
  const [own = goods] = useOwnCards([goods]);
  const { fen, was } = shownPrice(own);
  const open = (): void => openGoods(goods, '搜索直达');
  return (
    <View className={styles.direct}>
      <View className={styles.directLink} ariaRole="link" ariaLabel={goods.goodsName} onClick={open}>
        <Picture of={goods.picUrl} size="small" className={styles.directArt} eager />
        <View className={styles.grow}>
          <View className={styles.oneLine}>
            <Highlighted text={goods.goodsName} ranges={goods.highlight} />
          </View>
          <View className={styles.note}>{goods.subTitle || goods.soldText}</View>
          <Price fen={fen} was={was} size="compact" />
        </View>
      </View>
      <Button size="small" onPress={open}>
        购买
      </Button>
    </View>
  );
}
