import { payCode } from '#core/contract/goods/pay-code.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { CouponPages } from './coupon-pages.tsx';
import { useMyCoupons } from './use-my-coupons.ts';
import styles from './my-coupons.module.css';

/** The coupons that pay at the till of one store. */
export function ShopCoupons({ shopCode }: { shopCode: string }) {
  const { data: shop } = useCall(payCode.shopByCode, { shopCode });
  const mine = useMyCoupons('usable', { shopCode });
  return (
    <>
      <p className={styles.shopNote}>{shop ? `${shop.shopName}，` : ''}付款时自动使用最优惠的一张</p>
      <h2 className="visually-hidden">可用的券</h2>
      <CouponPages tab="usable" label="本店可用券" mine={mine} atTill />
    </>
  );
}
