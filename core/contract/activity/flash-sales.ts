import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { flashSalesShapes } from './flash-sales.shapes.ts';

const change = { access: 'member', writes: true, idempotent: true } as const;

/** Sales at an activity price: reservations, appointments, draws and the half-price zone. */
export const flashSales = withPrefix<typeof flashSalesShapes>(prefixes.activity)({
  reserveSale: post('/act/sale/reserve', change),
  mySales: get('/act/sale/mine', { access: 'member' }),
  saleAround: get('/act/sale/around'),
  halfPrice: get('/act/sale/halfPrice'),
  appointments: post('/act/appointment/list', { access: 'member' }),
  makeAppointment: post('/act/appointment/add', change),
  cancelAppointment: post('/act/appointment/cancel', change),
  enterDraw: post('/act/draw/enter', change),
  leaveDraw: post('/act/draw/leave', change),
  drawResult: get('/act/draw/result'),
  drawTickets: get('/act/draw/tickets'),
});
