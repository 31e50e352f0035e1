import type { ReactNode } from 'react';
import { orderMissing } from '#core/rules/order/order-states.ts';
import type { Query } from '#web/ui/query-state/query-state.tsx';
import { NoOrder } from './no-order.tsx';

/** What stands instead of the page of one order or refund whose number is absent, or refused as not the subscriber's. */
export const missingOrder = (
  { error }: Pick<Query<unknown>, 'error'>,
  number: string,
  missing = orderMissing,
): ReactNode => (number === '' || error?.message === missing) && <NoOrder title={missing} />;
