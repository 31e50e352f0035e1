import type { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { appointments, cancelAppointment, makeAppointment } from './appointments.ts';
import { drawResult, drawTickets } from './draw-result.ts';
import { enterDraw, leaveDraw } from './enter-draw.ts';
import { halfPrice } from './half-price.ts';
import { myFlashSales } from './my-flash-sales.ts';
import { reservedOrRefuse, flashSaleReservations } from './reserve-flash-sale.ts';
import { flashSaleAround } from './flash-sale-around.ts';

export const flashSalesRoutes = (deps: Deps): Handlers<typeof flashSales> => {
  const reserve = flashSaleReservations(deps);
  return {
    reserveSale: async ({ activityId, quantity }, { caller: { userId } }) => {
      const verdict = reservedOrRefuse(await reserve({ userId, activityId, quantity }));
      if (verdict.kind === 'ordered') throw new Error('a reservation without a key has no order');
      return { activityId, expiresAt: verdict.expiresAt.toISOString() };
    },
    mySales: ({ sessionId }, { caller }) => myFlashSales(deps, caller, sessionId),
    saleAround: ({ sessionId }) => flashSaleAround(deps, sessionId),
    halfPrice: () => halfPrice(deps),
    appointments: (page, { caller }) => appointments(deps, caller, page),
    makeAppointment: ({ activityId }, { caller }) => makeAppointment(deps, caller, activityId),
    cancelAppointment: ({ activityId }, { caller }) => cancelAppointment(deps, caller, activityId),
    enterDraw: ({ activityId }, { caller }) => enterDraw(deps, caller, activityId),
    leaveDraw: ({ activityId }, { caller }) => leaveDraw(deps, caller, activityId),
    drawResult: ({ sessionId }) => drawResult(deps, sessionId),
    drawTickets: ({ sessionId }) => drawTickets(deps, sessionId),
  };
};
