import type { OrderCounts } from '#core/contract/order/after-sale.shapes.ts';
import type { OrderState } from '#core/rules/order/order-states.ts';

interface OrderTab {
  readonly text: string;
  /** Absent: all. */
  readonly states?: OrderState[];
  /** Those with something to use alone, or the others alone. */
  readonly toUse?: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The tabs of the list; the key is the value of `tab` in the address. */
export const orderTabs = {
  all: { text: '全部', empty: { title: '还没有订单', text: '买过的商品都会出现在这里' } },
  unpaid: {
    text: '待付款',
    states: ['created'],
    empty: { title: '没有待付款的订单', text: '提交后30分钟内付款即可' },
  },
  toUse: {
    text: '待使用',
    toUse: true,
    empty: { title: '没有待使用的券', text: '买到的到店券和贵宾厅次数会显示在这里' },
  },
  delivering: {
    text: '发放中',
    states: ['paid', 'delivering'],
    empty: { title: '没有发放中的订单', text: '付款后的进度会显示在这里' },
  },
  shipped: {
    text: '待收货',
    states: ['shipped'],
    empty: { title: '没有待收货的订单', text: '实物发出后会显示在这里' },
  },
  done: {
    text: '已完成',
    states: ['done'],
    toUse: false,
    empty: { title: '没有已完成的订单', text: '完成的订单会显示在这里' },
  },
  refund: {
    text: '退款售后',
    states: ['refunding', 'refunded'],
    empty: { title: '没有退款', text: '退款进度会显示在这里' },
  },
} satisfies Readonly<Record<string, OrderTab>>;

export type OrderTabKey = keyof typeof orderTabs;

export const tabOf = (key: OrderTabKey): OrderTab => orderTabs[key];

export const tabKeyOf = (value: string | undefined): OrderTabKey =>
  (Object.keys(orderTabs) as OrderTabKey[]).find((key) => key === value) ?? 'all';

/** How many orders of a tab wait for something; undefined: none, or not known. */
export function countOf(key: OrderTabKey, counts: OrderCounts | undefined): number | undefined {
  if (!counts) return undefined;
  const { refunding, ...rest } = counts;
  const of: Partial<Record<OrderTabKey, number>> = { ...rest, refund: refunding };
  return of[key] || undefined;
}
