import { View } from '@tarojs/components';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { Floor } from '../../ui/floor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './pay.module.css';

/** What is bought, and every step of its price after the list price. */
export function OrderLines({ order: { lines, steps } }: { readonly order: GoodsOrder }) {
  const shown = steps.filter(({ kind }) => kind !== 'list');
  return (
    <Floor>
      {lines.map((line) => (
        <View key={`${line.skuId}${line.giftOf ?? ''}`} className={styles.line}>
          <Picture of={line.picUrl} size="small" className={styles.picture} eager />
          <View className={styles.words}>
            <View>{line.goodsName}</View>
            <View className={styles.caption}>
              {line.skuName} · {line.quantity}件
            </View>
          </View>
          {line.giftOf === null ? <Price fen={line.listFen} size="compact" /> : <Tag>赠品</Tag>}
        </View>
      ))}
      {shown.length > 0 && (
        <View className={styles.steps}>
          {shown.map(({ kind, text, amountFen }, at) => (
            <View key={`${kind}${at}`} className={styles.step}>
              <View className={styles.stepText}>{kind === 'tier' ? `多件优惠，${text}` : text}</View>
              {kind !== 'gift' && kind !== 'chances' && (
                <Price fen={amountFen} size="compact" tone={amountFen < 0 ? 'price' : 'inherit'} exact />
              )}
            </View>
          ))}
        </View>
      )}
    </Floor>
  );
}
