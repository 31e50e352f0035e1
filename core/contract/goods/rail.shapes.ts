import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoTime,
  line,
  maskedMobile,
  ours,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';
import { coupon } from './coupon.shapes.ts';
import { goodsCard, link } from './goods-card.shapes.ts';
import { spot, whereabouts } from './shop.shapes.ts';

export const hallKind = z.enum(['rail', 'airport']);
export type HallKind = z.output<typeof hallKind>;

/** A lounge, as this subscriber may use it. */
export const hall = z
  .object({
    hallId: id,
    hallName: z.string(),
    kind: hallKind,
    stationId: id,
    stationName: z.string(),
    ...spot,
    picUrl,
    services: z.array(z.string()),
    introduction: z.array(z.string()),
    notice: z.string().nullable(),
    openNow: z.boolean(),
    /** The right that opens its door. */
    skuId: id,
    usable: z.boolean(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Hall' });
export type Hall = z.output<typeof hall>;

/** Lounge visits the subscriber holds. */
export const loungeRight = z.object({
  goodsId: id,
  skuId: id,
  rightName: z.string(),
  kind: hallKind,
  totalCount: count,
  leftCount: count,
  companions: count,
  expiresAt: isoTime,
});
export type LoungeRight = z.output<typeof loungeRight>;

export const station = z.object({
  stationId: id,
  stationName: z.string(),
  /** Pinyin initial, for the index. */
  initial: z.string().regex(/^[A-Z]$/),
  kind: hallKind,
  cityCode: areaNum,
  cityName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hallCount: count,
});
export type Station = z.output<typeof station>;

/** A visit taken but not yet scanned at the door. */
export const loungeOrder = z.object({
  orderId: id,
  skuId: id,
  /** Null while the visit is good for any lounge. */
  hallId: id.nullable(),
  hallName: z.string().nullable(),
  companions: count,
  createdAt: isoTime,
  expiresAt: isoTime,
});
export type LoungeOrder = z.output<typeof loungeOrder>;

/** The code at the door: signed, short-lived, good once. */
export const loungePass = z.object({
  orderId: id,
  state: z.enum(['waiting', 'verified', 'expired', 'cancelled']),
  /** Null once there is nothing left to show. */
  qr: z.string().nullable(),
  digits: z
    .string()
    .regex(/^\d{10}$/)
    .nullable(),
  expiresAt: isoTime.nullable(),
  serverNow: isoTime,
  hall: hall.nullable(),
  mobile: maskedMobile,
  rightText: z.string(),
  companions: count,
  leftAfter: count,
  verifiedAt: isoTime.nullable(),
});
export type LoungePass = z.output<typeof loungePass>;

export const business = z.object({
  businessId: id,
  businessName: z.string(),
  kindName: z.string(),
  ...spot,
  picUrl,
  discountText: z.string().nullable(),
  link,
});
export type Business = z.output<typeof business>;

const halls = ours(pageOf(hall).extend({ kindCounts: z.object({ rail: count, airport: count }) }));

export const railShapes = {
  loungeRights: shape(
    ours(z.object({ kind: hallKind.optional() })),
    ours(z.object({ rights: z.array(loungeRight), coupons: z.array(coupon), goodsList: z.array(goodsCard) })),
  ),
  halls: shape(
    ours(
      z.object({
        kind: hallKind.optional(),
        hallId: idText.optional(),
        stationId: idText.optional(),
        services: z.array(line(20)).max(10).optional(),
        openNow: z.boolean().optional(),
        ...whereabouts,
        ...paging,
      }),
    ),
    halls,
  ),
  searchHalls: shape(
    ours(z.object({ keyword: line(40), kind: hallKind.optional(), ...whereabouts, ...paging })),
    halls,
  ),
  stations: shape(
    ours(z.object({ kind: hallKind.optional(), cityCode: areaNum.optional(), keyword: line(40).optional() })),
    ours(z.object({ list: z.array(station) })),
  ),
  openLoungeOrders: shape(z.object({ skuId: idText }), ours(z.object({ list: z.array(loungeOrder) }))),
  loungePass: shape(z.object({ orderId: idText }), ours(loungePass)),
  stationBusinesses: shape(
    ours(z.object({ stationId: idText, ...whereabouts, ...paging })),
    ours(pageOf(business)),
  ),
};
