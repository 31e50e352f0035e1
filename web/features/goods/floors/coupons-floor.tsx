import './coupons-floor.css';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { couponWords } from './coupon-words.ts';
import type { FloorProps } from './floor-views.ts';
import { moreOf } from './more-of.ts';

/** Coupons on offer; they are claimed where the floor leads. */
export function CouponsFloor({ floor }: FloorProps<'coupons'>) {
  if (floor.coupons.length === 0) return null;
  const action = floor.link === null ? undefined : { text: '去领取', href: floor.link };
  return (
    <Floor
      header={{
        title: floor.title,
        chip: floor.subTitle && <span className="sub t3">{floor.subTitle}</span>,
        more: moreOf(floor),
      }}
    >
      <ul className="cps">
        {floor.coupons.map((each) => (
          <li key={each.templateId}>
            <CouponTicket
              {...couponWords(each)}
              name={each.couponName}
              scope={each.scopeText}
              expiry={each.validText}
              action={action}
            />
          </li>
        ))}
      </ul>
    </Floor>
  );
}
