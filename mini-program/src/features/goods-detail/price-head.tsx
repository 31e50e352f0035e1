import { View } from '@tarojs/components';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { DetailPrice } from '#core/rules/goods/detail-price.ts';
import type { GoodsTag } from '#core/rules/goods/goods-tag.ts';
import type { TagKind } from '#core/rules/goods/card/shown-tags.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './goods-detail.module.css';

interface PriceHeadProps {
  readonly goods: SkuDetail;
  readonly price: DetailPrice;
  /** The gift or activity that comes with the purchase. */
  readonly tag: GoodsTag | undefined;
  readonly at: number;
  onSaleEnd(): void;
}

const tones: Readonly<Record<SkuDetail['tags'][number]['tone'], TagKind>> = {
  hot: 'soft',
  vip: 'vip',
  local: 'ok',
  plain: 'mute',
};

/** The red band with the price and its reason, then name and tags. */
export function PriceHead({ goods, price, tag, at, onSaleEnd }: PriceHeadProps) {
  const { seckill, serverNow } = goods;
  return (
    <View className={styles.head}>
      <View className={styles.band}>
        <View className={styles.bandPrice}>
          <View className={styles.prefix}>{price.prefix ?? '到手价'}</View>
          <Price fen={price.fen} was={price.was} size="hero" tone="inherit" />
        </View>
        <View className={styles.bandSide}>
          {seckill ? (
            <Countdown until={Date.parse(seckill.endsAt) - Date.parse(serverNow) + at} onEnd={onSaleEnd} />
          ) : (
            <View>{goods.soldText}</View>
          )}
          <View>{goods.lackStockFlag === 1 ? '暂时缺货' : '库存充足'}</View>
        </View>
        {price.note !== '' && <View className={styles.bandNote}>{price.note}</View>}
      </View>
      <View className={styles.names}>
        <View className={styles.name}>{goods.goodsName}</View>
        {goods.subTitle !== '' && <View className={styles.muted}>{goods.subTitle}</View>}
        <View className={styles.tags}>
          {tag && <Tag>{(tag.kind === 'gift' ? goods.giftText : tag.description) || tag.text}</Tag>}
          {goods.tags.map(({ text, tone }) => (
            <Tag key={text} kind={tones[tone]}>
              {text}
            </Tag>
          ))}
        </View>
      </View>
    </View>
  );
}
