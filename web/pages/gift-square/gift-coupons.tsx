import { tickets } from '#core/contract/content/tickets.ts';
import { dayRange } from '#core/rules/format/day-range.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lampPlan } from './lamp-plan.ts';
import styles from './gift-coupons.module.css';

const lastDay = (endsAt: string): string => dayRange(Date.parse(endsAt) - 1, Date.parse(endsAt));

/** This month's coupons, each linked to its claim page. */
export function GiftCoupons() {
  const { data, error, refetch } = useCall(tickets.lampCoupons, lampPlan);
  if (!data)
    return error ? (
      <Floor label="本月好券">
        <FailedState look="strip" title="好券没有加载出来" onRetry={() => void refetch()} />
      </Floor>
    ) : null;
  if (data.length === 0) return null;
  return (
    <Floor header={{ title: '本月好券' }}>
      <div className={styles.coupons}>
        <CouponList className={styles.couponList} label="本月好券">
          {data.map(({ lampId, text, amountFen, thresholdFen, endsAt, link }) => (
            <CouponTicket
              key={lampId}
              className={styles.coupon}
              worth={{ before: '¥', value: shortYuan(amountFen) }}
              condition={thresholdFen > 0 ? `满${shortYuan(thresholdFen)}可用` : '无门槛'}
              name={text}
              expiry={`${lastDay(endsAt)}到期`}
              action={link === '' ? undefined : { text: '去领取', href: link }}
            />
          ))}
        </CouponList>
      </div>
    </Floor>
  );
}
