import { sumFen } from '#core/rules/pricing/money.ts';
import { saleRefusals } from '#core/rules/activity/sale-refusals.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ActivityOrder, OrderActivity } from './order-activity.ts';
import {
  lockReservations,
  lockSales,
  orderSales,
  releaseSales,
  salePrice,
  salePriceRefusal,
} from '../sales/order-sale.ts';
import { saleReservations } from '../sales/reserve-sale.ts';
import { salesById } from '../sales/tables.ts';

const reservationsOf = (orders: readonly ActivityOrder[]): readonly string[] =>
  orders.flatMap(({ reservationId }) => reservationId ?? []);
const piecesOf = ({ input }: ActivityOrder): number => sumFen(input.lines.map(({ quantity }) => quantity));

/** Flash sale and half-price sale as an activity of orders. */
export const saleActivity: OrderActivity = {
  reserve(deps) {
    const reserve = saleReservations(deps);
    return async (order, key) => {
      const { activityId } = order.input;
      if (activityId === undefined) return undefined;
      const verdict = await reserve({ userId: order.userId, activityId, quantity: piecesOf(order), key });
      if (verdict.kind === 'refused') return new Refusal(saleRefusals[verdict.why]);
      return verdict.kind === 'held' ? verdict.reservationId : undefined;
    };
  },
  lock: (tx, orders) => lockSales(tx, reservationsOf(orders)),
  async price(db, orders) {
    const activityIds = orders.flatMap(({ input: { activityId } }) => activityId ?? []);
    const sales = activityIds.length === 0 ? undefined : await salesById(db, activityIds);
    return ({ input: { activityId, lines } }) =>
      activityId === undefined ? undefined : salePrice(sales?.get(activityId), lines);
  },
  preview: async (db, { userId }, price, now) =>
    price.kind === 'sale' ? salePriceRefusal(db, userId, price.sale, now) : undefined,
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
    await orderSales(
      tx,
      orders.flatMap(({ reservationId, orderNo }) =>
        reservationId === undefined ? [] : [{ reservationId, orderNo }],
      ),
    );
    return undefined;
  },
  // An order of a sale has one line.
  release: releaseSales,
};
