/** Where the money of a refund is. */
export const refundStates = ['sending', 'retrying', 'held', 'done', 'ended'] as const;
export type ConsoleRefundState = (typeof refundStates)[number];

/** States that refunds are listed by: those of a refund, and what waits longer than it should. */
export const refundListStates = ['held', 'retrying', 'sending', 'late', 'done', 'ended'] as const;
export type RefundListState = (typeof refundListStates)[number];

/** Of an order, of money that an order did not need, or of a payment at a till. */
export const refundKinds = ['order', 'surplus', 'till'] as const;
export type ConsoleRefundKind = (typeof refundKinds)[number];

/** Who asked for it. */
export const refundAskers = ['subscriber', 'operator', 'delivery', 'ended', 'system', 'till'] as const;

/** How the money went back outside of its channel. */
export const refundEndWays = ['transfer', 'counter', 'bill'] as const;
export type RefundEndWay = (typeof refundEndWays)[number];
