import { Children, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './coupon-ticket.module.css';

export interface CouponListProps {
  children: ReactNode;
  label?: string | undefined;
  className?: string | undefined;
}

/** Coupons under each other. */
export function CouponList({ children, label, className }: CouponListProps) {
  return (
    <ul className={joinClasses(styles.couponList, className)} aria-label={label}>
      {Children.map(children, (coupon) => (
        <li>{coupon}</li>
      ))}
    </ul>
  );
}
