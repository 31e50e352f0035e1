import './coupon-ticket.css';
import { Children, type ReactNode } from 'react';

export interface CouponListProps {
  children: ReactNode;
  label?: string | undefined;
}

/** Coupons under each other. */
export function CouponList({ children, label }: CouponListProps) {
  return (
    <ul className="cps" aria-label={label}>
      {Children.map(children, (coupon) => (
        <li>{coupon}</li>
      ))}
    </ul>
  );
}
