import { useEffect, useEffectEvent } from 'react';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { useRefreshLevel } from '#web/features/membership/use-refresh-level.ts';

/** A paid order may have opened a membership: the level is read again with each new state of the order. */
export function useLevelAfterPayment(order: GoodsOrder | undefined, isPaid: boolean): void {
  const refresh = useRefreshLevel();
  const readAgain = useEffectEvent(() => void refresh({ quiet: true }).catch(() => undefined)); // the pages show the level they know
  const opensLevel = isPaid && order !== undefined && order.lines.some(({ kind }) => kind === 'virtual');
  useEffect(() => {
    if (opensLevel) readAgain();
  }, [opensLevel, order?.state]);
}
