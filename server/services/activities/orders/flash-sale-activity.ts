import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ActivityOrder, OrderActivity } from './order-activity.ts';
import {
  lockReservations,
  lockFlashSales,
  orderFlashSales,
  releaseFlashSales,
  flashSalePrice,
  flashSalePriceRefusal,
} from '../flash-sales/order-flash-sale.ts';
import { flashSaleReservations } from '../flash-sales/reserve-flash-sale.ts';
import { flashSalesById } from '../flash-sales/tables.ts';

const reservationsOf = (orders: readonly ActivityOrder[]): readonly string[] =>
  orders.flatMap(({ reservationId }) => reservationId ?? []);
const piecesOf = ({ input }: ActivityOrder): number =>
  input.lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Flash sale and half-price sale as an activity of orders. */
export const flashSaleActivity: OrderActivity = {
  reserve(deps) {
    const reserve = flashSaleReservations(deps);
    return async (order, key) => {
      const { activityId } = order.input;
      if (activityId === undefined) return undefined;
      const verdict = await reserve({ userId: order.userId, activityId, quantity: piecesOf(order), key });
      if (verdict.kind === 'refused') return new Refusal(flashSaleRefusals[verdict.why]);
      return verdict.kind === 'held' ? verdict.reservationId : undefined;
    };
  },
  lock: (tx, orders) => lockFlashSales(tx, reservationsOf(orders)),
  async price(db, orders) {
    const activityIds = orders.flatMap(({ input: { activityId } }) => activityId ?? []);
    const flashSales = activityIds.length === 0 ? undefined : await flashSalesById(db, activityIds);
    return ({ input: { activityId, lines } }) =>
      activityId === undefined ? undefined : flashSalePrice(flashSales?.get(activityId), lines);
  },
  preview: async (db, { userId }, price, now) =>
    price.kind === 'sale' ? flashSalePriceRefusal(db, userId, price.flashSale, now) : undefined,
  async check(tx, orders, now) {
    const reserved = await lockReservations(tx, reservationsOf(orders), now);
    return (order, { kind }) => {
      if (kind !== 'sale') return undefined;
      const pieces = reserved(order.reservationId ?? '');
      if (pieces instanceof Refusal) return pieces;
      return pieces === piecesOf(order) ? undefined : new Refusal(`已为您保留${pieces}件，请按此数量下单`);
    };
  },
  async write(tx, orders) {
    await orderFlashSales(
      tx,
      orders.flatMap(({ reservationId, orderNo }) =>
        reservationId === undefined ? [] : [{ reservationId, orderNo }],
      ),
    );
    return undefined;
  },
  // An order of a flash sale has one line.
  release: releaseFlashSales,
};
