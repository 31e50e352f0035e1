import { orderStateTexts, type OrderState } from './order-states.ts';

/** What can still be used of an order. */
export interface OrderUse {
  /** Codes that shops take. */
  readonly codes: number;
  /** Visits of lounges, those that are reserved too. */
  readonly visits: number;
  /** Codes and visits that ended unused. */
  readonly ended: number;
}

export interface OrderFacts {
  readonly state: OrderState;
  /** It is paid and waits for its group. */
  readonly waitsForGroup: boolean;
  readonly use: OrderUse;
  /** Money of a refund is on its way. */
  readonly isRefunding: boolean;
}

/** What an order is called: its state, or what stands out while it has this state. */
export type ShownOrderKind = OrderState | 'waiting' | 'refundingPart' | 'toUse' | 'ended';

export interface ShownOrder {
  readonly kind: ShownOrderKind;
  readonly text: string;
}

/** What there is to use, such as 2张 or 1次; empty: nothing. */
export const useText = ({ codes, visits }: OrderUse): string =>
  [codes > 0 && `${codes}张`, visits > 0 && `${visits}次`].filter(Boolean).join('，');

/** What an order is called in lists, in its detail and in messages. An order is not completed while one of its codes or visits can be used. */
export function shownOrder({ state, waitsForGroup, use, isRefunding }: OrderFacts): ShownOrder {
  const plain = { kind: state, text: orderStateTexts[state] };
  switch (state) {
    case 'created':
    case 'closed':
    case 'refunding':
    case 'refunded':
      return plain;
    case 'paid':
    case 'delivering':
    case 'shipped':
    case 'done':
      break;
  }
  if (isRefunding) return { kind: 'refundingPart', text: '部分退款中' };
  if (waitsForGroup) return { kind: 'waiting', text: '待成团' };
  if (state !== 'done') return plain;
  if (use.codes + use.visits > 0) return { kind: 'toUse', text: `待使用${useText(use)}` };
  return use.ended > 0 ? { kind: 'ended', text: '已过期' } : plain;
}

/** Why an order cannot be taken off the list; undefined: it can, because all of it is over. */
export function hideRefusal(facts: Omit<OrderFacts, 'waitsForGroup'>): string | undefined {
  const { state, use, isRefunding } = facts;
  if (isRefunding || state === 'refunding') return '退款到账后才能删除';
  if (state !== 'done' && state !== 'closed' && state !== 'refunded') return '订单完成后才能删除';
  return state === 'done' && use.codes + use.visits > 0 ? '用完或退款后才能删除' : undefined;
}
