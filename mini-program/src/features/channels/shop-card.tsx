import { View } from '@tarojs/components';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { track } from '../../platform/tracking/track.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useOwnCards } from '../shared/use-own-cards.ts';
import { ShopDeal } from './shop-deal.tsx';
import styles from './shop-card.module.css';

interface ShopCardProps {
  readonly shop: LocalShop;
  /** The channel, for the log. */
  readonly floorName: string;
  /** The distance is from the phone's position, not from the city's centre. */
  readonly isMeasured: boolean;
}

const maxDeals = 2;

/** A shop with its score, distance and opening state, and at most two deals. */
export function ShopCard({ shop, floorName, isMeasured }: ShopCardProps) {
  const { shopCode, shopName, picUrl, score, categoryName, perHeadFen, distanceMeters, discountText } = shop;
  const deals = useOwnCards(shop.deals).slice(0, discountText === null ? maxDeals : maxDeals - 1);
  const kind = categoryName + (perHeadFen === null ? '' : ` · 人均${Math.round(perHeadFen / 100)}元`);
  const distance = isMeasured && distanceMeters !== null ? distanceText(distanceMeters) : undefined;
  const opening = [shop.openNote, shop.openNow ? shop.features[0] : undefined].filter(Boolean).join('，');
  const openState = shop.openNow ? '营业中' : '休息中';
  const openTapped = (page: 'storeAddress' | 'payCode', pointName: string): void => {
    track({ type: 'clk', floorName, pointName });
    openPage(page, { shopCode });
  };
  return (
    <View className={styles.shop}>
      <View
        className={styles.head}
        ariaRole="link"
        ariaLabel={[shopName, `评分${score.toFixed(1)}`, kind, distance, openState, opening]
          .filter(Boolean)
          .join('，')}
        onClick={() => openTapped('storeAddress', shopName)}
      >
        <Picture of={picUrl} className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{shopName}</View>
          <View className={styles.facts}>
            <View className={styles.score}>{score.toFixed(1)}</View>
            <View className={styles.oneRow}>{kind}</View>
            {distance !== undefined && <View className={styles.distance}>{distance}</View>}
          </View>
          <View className={styles.opening}>
            <View className={joinClasses(styles.openState, shop.openNow && styles.open)}>{openState}</View>
            <View className={styles.oneRow}>{opening}</View>
          </View>
        </View>
      </View>
      <View className={styles.deals}>
        {deals.map((goods) => (
          <ShopDeal key={goods.goodsId} goods={goods} floorName={floorName} />
        ))}
        {discountText !== null && (
          <View
            className={styles.deal}
            ariaRole="link"
            ariaLabel={`苏惠，到店${discountText}，出示苏惠码`}
            onClick={() => openTapped('payCode', `到店${discountText}`)}
          >
            <Tag kind="vip">苏惠</Tag>
            <View className={styles.dealName}>到店{discountText}</View>
            <View className={styles.payCode}>
              出示苏惠码
              <Icon of={rightIcon} size={12} />
            </View>
          </View>
        )}
      </View>
    </View>
  );
}
