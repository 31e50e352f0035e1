import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, idText, integer, isoTime, maskedMobile, noInput, singleLine } from '../../../fields.ts';
import { keyset, rowsOf } from '../../fields.shapes.ts';
import { shippingListStates, shippingStates } from './shipping-states.ts';

const shipmentRow = z.object({
  orderNo: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  /** The first of the physical goods. */
  goodsName: z.string(),
  pieces: count,
  /** Physical goods besides the first. */
  moreLines: count,
  /** Where it goes. */
  city: z.string(),
  state: z.enum(shippingStates),
  /** Of a waiting one when its goods were prepared; of another when it was sent. */
  at: isoTime,
  /** Null: it was sent. */
  waitsSeconds: count.nullable(),
  /** Not sent within the time that subscribers are promised. */
  isLate: z.boolean(),
  /** When the subscriber asked for it to be sent. */
  remindedAt: isoTime.nullable(),
  /** Its goods were refunded after they were sent. */
  isRefunded: z.boolean(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
  latest: z.object({ at: isoTime, text: z.string() }).nullable(),
});
export type ConsoleShipment = z.output<typeof shipmentRow>;

const parcel = { carrier: singleLine(20), trackingNo: singleLine(40) };
const reason = singleLine(200, 4);
const outcome = z.object({ outcome: z.string() });

export const shippingShapes = {
  shipments: shape(
    z.object({
      state: z.enum(shippingListStates).optional(),
      /** Of an order or a parcel. */
      number: idText.optional(),
      carrier: singleLine(20).optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      /** Those that wait for more hours than that. */
      overHours: integer(1, 10_000).optional(),
      ...keyset,
    }),
    rowsOf(shipmentRow),
  ),
  shipmentCounts: shape(noInput, z.object({ waiting: count, late: count, shipped: count })),
  shipOrderByHand: shape(z.object({ orderNo: idText, ...parcel }), outcome),
  /** Another number for a parcel that was sent; `shown` is the one on the screen. */
  correctShipment: shape(z.object({ orderNo: idText, shown: singleLine(40), ...parcel, reason }), outcome),
  importShipments: shape(
    z.object({
      csv: z.string().min(1).max(500_000),
      fileName: singleLine(80),
      isConfirmed: z.boolean().default(false),
      reason,
    }),
    z.object({
      /** Rows of the file. */
      rows: count,
      /** Orders that it ships. */
      orders: count,
      /** Rows of orders that were sent with the same number before. */
      repeated: count,
      faults: z.array(z.object({ line: count, fault: z.string(), cure: z.string() })),
      /** Wrong rows, also those beyond the faults that are sent. */
      wrong: count,
      /** The task that ships them; null: nothing is written yet. */
      taskId: z.string().nullable(),
    }),
  ),
};
