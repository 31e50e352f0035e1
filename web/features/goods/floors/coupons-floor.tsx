import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { couponWords } from './coupon-words.ts';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';
import styles from './coupons-floor.module.css';

/** Coupons on offer; they are claimed on the linked page. */
export function CouponsFloor({ floor }: FloorProps<'coupons'>) {
  if (floor.coupons.length === 0) return null;
  const action = floor.link === null ? undefined : { text: '去领取', href: floor.link };
  return (
    <Floor
      className={styles.couponFloor}
      header={{
        title: floor.title,
        chip: floor.subTitle && <span className="text-sub text-tertiary">{floor.subTitle}</span>,
        more: moreOf(floor),
      }}
    >
      <CouponList className={styles.couponList}>
        {floor.coupons.map((each) => (
          <CouponTicket
            key={each.templateId}
            className={styles.coupon}
            {...couponWords(each)}
            name={each.couponName}
            scope={each.scopeText}
            expiry={each.validText}
            action={action}
          />
        ))}
      </CouponList>
    </Floor>
  );
}
