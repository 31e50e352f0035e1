import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import type { PricedOrder } from './price-order.ts';

/** The steps of the price, as an order stores them. */
export const billOf = ({ steps }: Pick<PricedOrder, 'steps'>): OrderPreview['steps'] =>
  steps.map(({ kind, text, amountFen }) => ({ kind, text, amountFen }));
