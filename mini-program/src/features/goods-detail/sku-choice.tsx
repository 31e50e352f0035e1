import { View } from '@tarojs/components';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './goods-detail.module.css';

interface SkuChoiceProps {
  readonly goods: SkuDetail;
  onChoose(skuId: string): void;
}

/** The skus; those out of stock can be looked at and say so. */
export const SkuChoice = ({ goods, onChoose }: SkuChoiceProps) => (
  <View className={styles.card}>
    <View className={styles.choice}>
      <View className={styles.choiceName}>规格</View>
      <View className={styles.skus}>
        {goods.skus.map(({ skuId, skuName, lackStockFlag }) => (
          <View
            key={skuId}
            className={joinClasses(styles.sku, skuId === goods.skuId && styles.chosen)}
            ariaRole="radio"
            ariaChecked={skuId === goods.skuId}
            onClick={() => onChoose(skuId)}
          >
            {skuName}
            {lackStockFlag === 1 && '（缺货）'}
          </View>
        ))}
      </View>
    </View>
    {goods.guarantees.length > 0 && (
      <View className={styles.choice}>
        <View className={styles.choiceName}>服务</View>
        <View className={styles.muted}>{goods.guarantees.join(' · ')}</View>
      </View>
    )}
    {goods.needsAddress && (
      <View className={styles.choice}>
        <View className={styles.choiceName}>配送</View>
        <View className={styles.muted}>{goods.freightFen === 0 ? '免运费' : '运费见下单页'}</View>
      </View>
    )}
  </View>
);
