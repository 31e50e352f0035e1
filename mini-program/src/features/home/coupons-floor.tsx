import { View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { couponWorthText } from '#core/rules/coupons/coupon-worth-text.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { Button } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import styles from './floors.module.css';

/** Coupons on offer; they are claimed on the linked page. */
export function CouponsFloor({ floor: { title, coupons, link } }: { readonly floor: FloorOf<'coupons'> }) {
  if (coupons.length === 0) return null;
  const open = (): void => {
    if (link !== null) openLink(link);
  };
  return (
    <Floor title={title} {...(link !== null && { onMore: open })}>
      {coupons.map((coupon) => (
        <View key={coupon.templateId} className={styles.coupon}>
          <View className={styles.worth}>{couponWorthText(coupon)}</View>
          <View className={styles.couponBody}>
            <View className={styles.oneRow}>{coupon.couponName}</View>
            <View className={styles.sub}>{coupon.scopeText}</View>
          </View>
          <Button size="small" look="soft" onPress={open}>
            去领取
          </Button>
        </View>
      ))}
    </Floor>
  );
}
