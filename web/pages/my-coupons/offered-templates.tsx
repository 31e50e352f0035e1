import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import styles from './my-coupons.module.css';

/** The coupons a subscriber without any can claim; takes no space where there are none. */
export function OfferedTemplates({ couponType }: { readonly couponType: CouponType | undefined }) {
  const call = useApi();
  const href = useHref();
  const input = { couponType, pageSize: 10 };
  const { data } = useQuery([couponActivities.couponTemplates.path, input], () =>
    call(couponActivities.couponTemplates, input, { quiet: true }),
  );
  if (!data || data.list.length === 0) return null;
  return (
    <section data-floor="可以领的券">
      <FloorHeader className={styles.offered} title="可以领的券" meta={`共${data.total}种`} />
      <CouponList label="可以领的券">
        {data.list.map((template) => (
          <CouponTicket
            key={template.templateId}
            {...couponWords(template)}
            name={template.couponName}
            scope={template.scopeText}
            expiry={template.validText}
            action={{ text: '去领取', kind: 'outline', href: href({ page: 'couponCenter' }) }}
          />
        ))}
      </CouponList>
    </section>
  );
}
