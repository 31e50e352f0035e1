import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  id,
  idText,
  integer,
  isoTime,
  noData,
  noInput,
  notInSpec,
  paging,
  picUrl,
  timedPageOf,
  vipTypeLevel,
} from '../fields.ts';
import { flashSaleGoods } from '../goods/home.shapes.ts';

const ofActivity = notInSpec(z.object({ activityId: idText }));
const ofSession = notInSpec(z.object({ sessionId: idText }));

/** What the subscriber has of a session. */
const myFlashSales = z.object({
  serverNow: isoTime,
  /** Whether the right type of the session is held. */
  mayBuy: z.boolean(),
  /** The highest level held; 0 without one. */
  level: vipTypeLevel,
  /** Pieces left of this month's quota; null: no quota. */
  quotaLeft: count.nullable(),
  reservations: z.array(
    z.object({
      activityId: id,
      quantity: count,
      /** 'held': to be ordered until expiresAt; 'unpaid': ordered; 'bought': paid. */
      state: z.enum(['held', 'unpaid', 'bought']),
      expiresAt: isoTime,
      orderNo: id.nullable(),
    }),
  ),
  /** Activities of sessions to come, this one or another. */
  appointments: z.array(id),
  ticket: z.object({ ticketNo: count, receipt: z.string() }).nullable(),
  entries: z.array(z.object({ activityId: id, won: z.boolean().nullable() })),
});
export type MyFlashSales = z.output<typeof myFlashSales>;

const appointment = z.object({
  activityId: id,
  sessionId: id,
  sessionName: z.string(),
  goodsId: id,
  skuId: id,
  goodsName: z.string(),
  picUrl,
  priceFen: fen,
  beginsAt: isoTime,
  endsAt: isoTime,
  remindAt: isoTime,
});
export type Appointment = z.output<typeof appointment>;

const halfPrice = z.object({
  sessionId: id,
  serverNow: isoTime,
  endsAt: isoTime,
  rightType: z.int().nullable(),
  quotaPerMonth: count.nullable(),
  goods: z.array(flashSaleGoods),
});
export type HalfPrice = z.output<typeof halfPrice>;

const drawResult = z.object({
  sessionId: id,
  sessionName: z.string(),
  beginsAt: isoTime,
  /** Registered tickets. */
  tickets: count,
  commitment: z.string().nullable(),
  /** null until the draw, as are the hash of the list and the winners. */
  seed: z.string().nullable(),
  listHash: z.string().nullable(),
  drawnAt: isoTime.nullable(),
  offers: z.array(z.object({ activityId: id, goodsName: z.string(), quota: count, winners: z.array(count) })),
});
export type DrawResult = z.output<typeof drawResult>;

const flashSaleSession = { sessionId: id, sessionName: z.string(), beginsAt: isoTime };
/** What stands around a session: what comes after it, and the draws of the day before. */
const flashSaleAround = z.object({
  /** The next session that is first come, first served. */
  next: z.object({ ...flashSaleSession, goods: z.array(flashSaleGoods) }).nullable(),
  /** The next sale of each of the session's goods that are sold again. */
  later: z.array(
    z.object({ goodsId: id, activityId: id, sessionName: z.string(), beginsAt: isoTime, stockTotal: count }),
  ),
  yesterday: z.array(
    z.object({
      ...flashSaleSession,
      offers: z.array(z.object({ activityId: id, goodsName: z.string(), picUrl, winners: count })),
    }),
  ),
});
export type FlashSaleAround = z.output<typeof flashSaleAround>;

export const flashSalesShapes = {
  reserveSale: shape(
    notInSpec(z.object({ activityId: idText, quantity: integer(1, 99).default(1) })),
    notInSpec(z.object({ activityId: id, expiresAt: isoTime })),
  ),
  mySales: shape(ofSession, notInSpec(myFlashSales)),
  saleAround: shape(notInSpec(z.object({ sessionId: idText.optional() })), notInSpec(flashSaleAround)),
  /** Data is null where nothing is sold at half price. */
  halfPrice: shape(noInput, notInSpec(halfPrice.nullable())),
  appointments: shape(notInSpec(z.object({ ...paging })), notInSpec(timedPageOf(appointment))),
  makeAppointment: shape(ofActivity, noData),
  cancelAppointment: shape(ofActivity, noData),
  enterDraw: shape(ofActivity, notInSpec(z.object({ ticketNo: count, receipt: z.string() }))),
  leaveDraw: shape(ofActivity, noData),
  /** Data is null for a session without a draw. */
  drawResult: shape(ofSession, notInSpec(drawResult.nullable())),
  /** The list that was drawn from: ticket number, receipt, and the places of its activities in `offers`. */
  drawTickets: shape(
    ofSession,
    notInSpec(z.object({ tickets: z.array(z.tuple([count, z.string(), z.array(count)])) })),
  ),
};
