import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { View } from '@tarojs/components';
import { ranking } from '#core/contract/goods/ranking.ts';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { Floor } from '../../ui/floor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, priceLabel } from '../../ui/price.tsx';
import { useOwnCards } from '../shared/use-own-cards.ts';
import { openGoods } from '../shared/open-goods.ts';
import styles from './floors.module.css';

/** The first three best-selling goods; hidden when they cannot be loaded. */
export function RankingFloor({ floor: { title, link } }: { readonly floor: FloorOf<'ranking'> }) {
  const { data } = useQuery(ranking.hotSelling, { pageNum: 1, pageSize: 3 });
  const list = useOwnCards(data?.list ?? []);
  if (!data || list.length === 0) return null;
  return (
    <Floor
      title={title}
      chip={<View className={styles.sub}>{data.updateText}</View>}
      {...(link !== null && { onMore: () => openLink(link) })}
    >
      {list.map((goods) => {
        const { fen, was } = shownPrice(goods);
        return (
          <View
            key={goods.goodsId}
            className={styles.ranked}
            ariaRole="link"
            ariaLabel={`第${goods.rank}名，${goods.goodsName}，${goods.rankText}，${priceLabel(fen, was)}`}
            onClick={() => openGoods(goods, title)}
          >
            <View className={styles.rank}>{goods.rank}</View>
            <Picture of={goods.picUrl} size="small" className={styles.rankArt} soldOut={soldOutWord(goods)} />
            <View className={styles.couponBody}>
              <View className={styles.oneRow}>{goods.goodsName}</View>
              <View className={styles.sub}>{goods.rankText}</View>
              <Price fen={fen} was={was} size="compact" />
            </View>
          </View>
        );
      })}
    </Floor>
  );
}
