import { Link } from '@tanstack/react-router';
import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import { orderActivityKinds } from '#core/contract/console/orders/order-states.ts';
import { useMe } from '../../platform/queries.ts';
import styles from './orders.module.css';

interface OrdersOfActivityProps {
  readonly kind: ActivityKind;
  readonly activityId: string;
}

/** Leads from an activity to the orders that took part in it. */
export function OrdersOfActivity({ kind, activityId }: OrdersOfActivityProps) {
  const { may } = useMe();
  if (!may('orders.view') || !orderActivityKinds.some((each) => each === kind)) return null;
  return (
    <Link to="/orders" search={{ activity: `${kind}:${activityId}` }} className={styles.back}>
      看订单
    </Link>
  );
}
