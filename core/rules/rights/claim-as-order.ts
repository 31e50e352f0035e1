import type { ClaimState } from './recv-status.ts';

type OrderState = 'delivering' | 'done' | 'closed';

export interface OrderLook {
  readonly state: OrderState;
  readonly stateName: string;
}

/** A claim where a page shows it as an order: nothing was paid, so it begins with its delivery. */
export const claimLooks: Readonly<Record<Exclude<ClaimState, 'none'>, OrderLook>> = {
  delivering: { state: 'delivering', stateName: '发放中' },
  delivered: { state: 'done', stateName: '已完成' },
  failed: { state: 'closed', stateName: '已关闭' },
};

/** The exchange of a card code, likewise; what is sent by post is on its way. */
export const exchangeLooks: Readonly<Record<'delivering' | 'delivered' | 'shipping' | 'failed', OrderLook>> = {
  delivering: claimLooks.delivering,
  delivered: claimLooks.delivered,
  shipping: { state: 'delivering', stateName: '配送中' },
  failed: claimLooks.failed,
};

/** What a subscriber reads of a claim's trace; what only the operator should see has no line. */
const eventLines: Readonly<Record<string, { readonly state: OrderState; readonly note: string }>> = {
  claimed: { state: 'delivering', note: '已领取，等待发放' },
  silent: { state: 'delivering', note: '合作方暂未响应，稍后自动重试' },
  delivered: { state: 'done', note: '发放成功' },
  refused: { state: 'closed', note: '发放未成功，名额已退回' },
};

/** One line of the order's log, or undefined for an event that is nobody's business but ours. */
export const claimEventLine = (event: string): { readonly state: OrderState; readonly note: string } | undefined => eventLines[event];
