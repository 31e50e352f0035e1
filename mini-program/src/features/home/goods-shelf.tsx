import { ScrollView, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { Floor as FloorData } from '#core/contract/goods/shared/floors.shapes.ts';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { Floor } from '../../ui/floor.tsx';
import { GoodsCard, type GoodsCardProps } from '../../ui/goods-card.tsx';
import { openGoods } from '../shared/open-goods.ts';
import { useOwnCards } from '../shared/use-own-cards.ts';
import styles from './floors.module.css';

interface GoodsShelfProps<G extends Goods> {
  readonly floor: Pick<FloorData, 'title' | 'subTitle' | 'link'>;
  readonly goods: readonly G[];
  readonly icon?: string;
  readonly chip?: ReactNode;
  stockOf?(goods: G): GoodsCardProps['stock'];
}

/** Goods in a row that scrolls sideways. */
export function GoodsShelf<G extends Goods>({ floor, goods, icon, chip, stockOf }: GoodsShelfProps<G>) {
  const { title, subTitle, link } = floor;
  const cards = useOwnCards(goods);
  if (goods.length === 0) return null;
  return (
    <Floor
      title={title}
      look={icon === undefined ? 'card' : 'tinted'}
      chip={chip ?? <View className={styles.sub}>{subTitle}</View>}
      {...(icon !== undefined && { icon })}
      {...(link !== null && { onMore: () => openLink(link) })}
    >
      <ScrollView scrollX enhanced showScrollbar={false}>
        <View className={styles.shelf}>
          {cards.map((each) => (
            <GoodsCard
              key={each.goodsId}
              density="mini"
              goods={each}
              stock={stockOf?.(each)}
              onPress={() => openGoods(each, title)}
            />
          ))}
        </View>
      </ScrollView>
    </Floor>
  );
}
