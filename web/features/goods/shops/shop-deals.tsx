import type { ReactNode } from 'react';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { useLinkedGoods } from '../list/use-linked-goods.ts';
import styles from './shop-card.module.css';

interface ShopDealsProps {
  readonly name: string;
  readonly deals: readonly GoodsCard[];
  readonly max: number;
  /** A discount without a voucher, as a list item. */
  readonly children?: ReactNode;
}

/** What can be bought for a place and used there, with prices. */
export function ShopDeals({ name, deals, max, children }: ShopDealsProps) {
  const linked = useLinkedGoods(deals).slice(0, max);
  if (linked.length === 0 && !children) return null;
  return (
    <ul className={styles.deals} aria-label={`${name}的优惠`}>
      {linked.map(({ goods, href }) => {
        const { fen, was } = shownPrice(goods);
        return (
          <li key={goods.goodsId}>
            <a href={href} {...goodsMarks(goods)}>
              <Tag>{goods.skuName.length <= 4 ? goods.skuName : '套餐'}</Tag>
              <span className={`${styles.dealName} one-line grow`}>{goods.goodsName}</span>
              <Price fen={fen} was={was} size={16} />
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
