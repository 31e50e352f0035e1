import { View } from '@tarojs/components';
import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponWorthText } from '#core/rules/coupons/coupon-worth-text.ts';
import { couponStacks } from '#core/rules/wallet/coupon-stacks.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './wallet.module.css';

const shownKinds = 3;

/** The coupons that end first, those of one kind together. */
export function CouponShelf({ coupons, now }: { readonly coupons: readonly Coupon[]; readonly now: string }) {
  return (
    <View className={styles.shelf}>
      {couponStacks(coupons)
        .slice(0, shownKinds)
        .map(({ coupon, count }) => {
          const end = walletEnd(coupon.expiresAt, now);
          return (
            <View
              key={coupon.cardCode}
              className={styles.coupon}
              ariaRole="link"
              onClick={() => openPage('myCoupons', { couponType: coupon.couponType })}
            >
              {count > 1 && <View className={styles.badge}>×{count}</View>}
              <View className={styles.worth}>{couponWorthText(coupon)}</View>
              <View className={styles.couponName}>{coupon.couponName}</View>
              <View className={joinClasses(styles.line, end.isSoon && styles.soon)}>{end.text}</View>
            </View>
          );
        })}
    </View>
  );
}
