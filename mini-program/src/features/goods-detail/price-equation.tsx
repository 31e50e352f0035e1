import { View } from '@tarojs/components';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { DetailPrice } from '#core/rules/goods/detail-price.ts';
import { yuanText } from '../../ui/price.tsx';
import styles from './goods-detail.module.css';

/** 到手 = 标价 − what is saved: always adds up, and is left out where nothing is saved. */
export function PriceEquation({ goods, price }: { readonly goods: SkuDetail; readonly price: DetailPrice }) {
  const { fen, was, prefix } = price;
  if (was === undefined) return null;
  const listed = Math.min(was, Math.max(goods.priceFen, fen));
  const steps = [
    { fen: was - listed, name: '商品直降' },
    { fen: listed - fen, name: prefix ?? '优惠' },
  ].filter((step) => step.fen > 0);
  return (
    <View className={styles.equation}>
      <Term fen={fen} name="到手" isResult />
      <View className={styles.sign}>=</View>
      <Term fen={was} name="标价" />
      {steps.map((step) => (
        <View key={step.name} className={styles.step}>
          <View className={styles.sign}>−</View>
          <Term {...step} />
        </View>
      ))}
    </View>
  );
}

const Term = ({ fen, name, isResult = false }: { fen: number; name: string; isResult?: boolean }) => (
  <View className={styles.term}>
    <View className={isResult ? styles.result : styles.sum}>{yuanText(fen)}</View>
    <View className={styles.termName}>{name}</View>
  </View>
);
