import { View } from '@tarojs/components';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { Price, priceLabel } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { openGoods } from '../shared/open-goods.ts';
import styles from './shop-card.module.css';

interface ShopDealProps {
  readonly goods: GoodsCard;
  readonly floorName: string;
}

/** Goods that are honoured in a shop, in one line. */
export function ShopDeal({ goods, floorName }: ShopDealProps) {
  const { goodsName, skuName } = goods;
  const { fen, was } = shownPrice(goods);
  return (
    <View
      className={styles.deal}
      ariaRole="link"
      ariaLabel={`${goodsName}，${priceLabel(fen, was)}`}
      onClick={() => openGoods(goods, floorName)}
    >
      <Tag>{skuName.length <= 4 ? skuName : '套餐'}</Tag>
      <View className={styles.dealName}>{goodsName}</View>
      <Price fen={fen} was={was} size="compact" />
    </View>
  );
}
