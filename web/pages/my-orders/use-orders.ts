import type { DataOf } from '#core/contract/endpoint.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { tabOf, type OrderTabKey } from './order-tabs.ts';

type OnePage = DataOf<typeof orders.orderList>;

const pageSize = 10;
/** Orders are closed by a job some seconds after their time. */
const pollMs = 5_000;

export interface ShownOrders extends ShownPages<OrderSummary> {
  readonly serverNow: string | undefined;
  /** Server clock minus device clock, in milliseconds. */
  readonly offset: number;
}

/** The orders of a tab with the keyword, if there is one, in pages, those to pay first; polls while the time of one is over. */
export function useOrders(tab: OrderTabKey, keyword: string): ShownOrders {
  const call = useApi();
  const queries = useQueryCache();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const { states, toUse } = tabOf(tab);
  const key = [orders.orderList.path, 'all', tab, keyword] as const;
  const pages = usePages<OrderSummary, OnePage>(
    key,
    (pageNum) =>
      call(orders.orderList, {
        pageNum,
        pageSize,
        ...(states && { states }),
        ...(toUse !== undefined && { toUse }),
        ...(keyword && { keyword }),
      }),
    { enabled, refetchMs: (known) => (known?.some(hasOverdue) ? pollMs : false) },
  );
  const { data, at } = queries.read<readonly OnePage[]>(key);
  const serverNow = data?.[data.length - 1]?.serverNow;
  const offset = useServerOffset(serverNow, at);
  return { ...pages, list: pages.list && unpaidFirst(withoutRepetition(pages.list)), serverNow, offset };
}

const hasOverdue = ({ list, serverNow }: OnePage): boolean =>
  list.some(({ payBy }) => payBy !== null && Date.parse(payBy) <= Date.parse(serverNow));

const unpaidFirst = (list: readonly OrderSummary[]): readonly OrderSummary[] => [
  ...list.filter(({ state }) => state === 'created'),
  ...list.filter(({ state }) => state !== 'created'),
];

/** A new order between two page requests shifts others to the next page. */
const withoutRepetition = (list: readonly OrderSummary[]): readonly OrderSummary[] => [
  ...new Map(list.map((order) => [order.orderNo, order])).values(),
];
