import { useQuery } from '@tanstack/react-query';
import { money } from '#core/contract/console/orders/money/money.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import { overview } from '#core/contract/console/overview.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import { reading, useMe } from '../platform/queries.ts';

const everyMs = 60_000;

/** How much waits for an operator on each screen; screens without anything are left out. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { me, may } = useMe();
  const options = (needs: Permission) => ({
    enabled: may(needs),
    refetchInterval: everyMs,
    staleTime: everyMs,
  });
  const orders = useQuery({ ...reading(orderConsole.orderCounts, {}), ...options('orders.view') });
  const refunds = useQuery({ ...reading(refundQueue.refundCounts, {}), ...options('orders.view') });
  const differences = useQuery({ ...reading(money.differenceCounts, {}), ...options('money.view') });
  const tickets = useQuery({ ...reading(ticketDesk.ticketCounts, {}), ...options('tickets.view') });
  const alerts = useQuery({ ...reading(overview.alerts, { limit: 20 }), ...options('overview.view') });
  const counts = [
    ['/approvals', me?.waitingProposals],
    ['/orders', orders.data?.stuck],
    ['/refunds', refunds.data?.held],
    ['/reconciliation', differences.data?.open],
    ['/tickets', tickets.data?.open],
    ['/on-call', alerts.data?.rows.filter(({ clearedAt, takenBy }) => !clearedAt && !takenBy).length],
  ] as const;
  return new Map(counts.flatMap(([to, count]) => (count ? [[to, count] as const] : [])));
}
