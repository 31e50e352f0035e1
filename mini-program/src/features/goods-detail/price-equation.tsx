import { View } from '@tarojs/components';
import type { OwnPrice } from '#core/rules/goods/card/own-price.ts';
import { yuanText } from '../../ui/price.tsx';
import styles from './goods-detail.module.css';

/** 到手 = 售价 − what is saved, by the rule of the web's detail page. */
export function PriceEquation({ price }: { readonly price: Pick<OwnPrice, 'payFen' | 'terms'> }) {
  const [listed, ...steps] = price.terms;
  if (!listed) return null;
  return (
    <View className={styles.equation}>
      <Term fen={price.payFen} name="到手" isResult />
      <View className={styles.sign}>=</View>
      <Term {...listed} />
      {steps.map(({ name, fen }) => (
        <View key={name} className={styles.step}>
          <View className={styles.sign}>{fen < 0 ? '−' : '+'}</View>
          <Term name={name} fen={Math.abs(fen)} />
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
