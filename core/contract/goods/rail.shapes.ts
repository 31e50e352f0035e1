import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoTime,
  singleLine,
  maskedMobile,
  notInSpec,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';
import { coupon } from './shared/coupon.shapes.ts';
import { goodsCard, link } from './shared/goods-card.shapes.ts';
import { optionalLocation, optionalPosition, venueFields } from './shared/shop.shapes.ts';

export const hallKind = z.enum(['rail', 'airport']);
export type HallKind = z.output<typeof hallKind>;

/** A lounge, with whether this subscriber may use it. */
export const hall = z
  .object({
    hallId: id,
    hallName: z.string(),
    kind: hallKind,
    stationId: id,
    stationName: z.string(),
    ...venueFields,
    picUrl,
    services: z.array(z.string()),
    introduction: z.array(z.string()),
    notice: z.string().nullable(),
    openNow: z.boolean(),
    /** Such as 至22:30 or 明日06:00营业. */
    openNote: z.string().optional(),
    /** Pictures of the hall, and what each shows. */
    pics: z.array(z.object({ picUrl, text: z.string() })).optional(),
    /** The sku that grants entry. */
    skuId: id,
    usable: z.boolean(),
    reason: z.string().nullable(),
    /** Visits that the subscriber has left for it. */
    leftCount: count.optional(),
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
  /** From the position of the input. */
  distanceMeters: count.nullable().optional(),
});
export type Station = z.output<typeof station>;

/** A visit that is ordered but not yet scanned at the entrance. */
export const loungeOrder = z.object({
  orderId: id,
  skuId: id,
  /** Null while the visit is valid in any lounge. */
  hallId: id.nullable(),
  hallName: z.string().nullable(),
  companions: count,
  createdAt: isoTime,
  expiresAt: isoTime,
});
export type LoungeOrder = z.output<typeof loungeOrder>;

/** What a scanner at an entrance answers. */
export const scanVerdict = z.enum([
  'verified',
  'unknown',
  'expired',
  'early',
  'used',
  'cancelled',
  'over',
  'wrong-hall',
  'companions',
]);
export type ScanVerdict = z.output<typeof scanVerdict>;

/** The entrance code: signed, short-lived, valid once. */
export const loungePass = z.object({
  orderId: id,
  state: z.enum(['waiting', 'verified', 'expired', 'cancelled']),
  /** Null once the visit is used, expired or cancelled. */
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
  /** Makes codes without a network, until the minute `until`; null once there is nothing to show. */
  seed: z.object({ key: z.string(), until: z.int() }).nullable(),
  /** The last scan of this visit. */
  lastScan: z
    .object({ verdict: scanVerdict, text: z.string(), hallName: z.string(), at: isoTime })
    .nullable(),
});
export type LoungePass = z.output<typeof loungePass>;

export const business = z.object({
  businessId: id,
  businessName: z.string(),
  kindName: z.string(),
  ...venueFields,
  picUrl,
  discountText: z.string().nullable(),
  link,
  /** By the server's clock. */
  openNow: z.boolean().optional(),
  openNote: z.string().optional(),
  /** The best-selling vouchers that are honoured here. */
  deals: z.array(goodsCard).max(2).optional(),
});
export type Business = z.output<typeof business>;

const halls = notInSpec(pageOf(hall).extend({ kindCounts: z.object({ rail: count, airport: count }) }));

export const railShapes = {
  loungeRights: shape(
    notInSpec(z.object({ kind: hallKind.optional() })),
    notInSpec(
      z.object({
        rights: z.array(loungeRight),
        /** The first coupons that pay for the goods, and the number of all. */
        coupons: z.array(coupon),
        couponCount: count,
        goodsList: z.array(goodsCard),
      }),
    ),
  ),
  halls: shape(
    notInSpec(
      z.object({
        kind: hallKind.optional(),
        hallId: idText.optional(),
        stationId: idText.optional(),
        services: z.array(singleLine(20)).max(10).optional(),
        openNow: z.boolean().optional(),
        ...optionalLocation,
        ...paging,
      }),
    ),
    halls,
  ),
  searchHalls: shape(
    notInSpec(
      z.object({
        /** Part of a name, address or city, or its pinyin. */
        keyword: singleLine(40),
        kind: hallKind.optional(),
        services: z.array(singleLine(20)).max(10).optional(),
        openNow: z.boolean().optional(),
        ...optionalLocation,
        ...paging,
      }),
    ),
    halls,
  ),
  stations: shape(
    notInSpec(
      z.object({
        kind: hallKind.optional(),
        cityCode: areaNum.optional(),
        /** Part of a name or city, or its pinyin. */
        keyword: singleLine(40).optional(),
        ...optionalPosition,
      }),
    ),
    notInSpec(z.object({ list: z.array(station) })),
  ),
  openLoungeOrders: shape(z.object({ skuId: idText }), notInSpec(z.object({ list: z.array(loungeOrder) }))),
  loungePass: shape(z.object({ orderId: idText }), notInSpec(loungePass)),
  stationBusinesses: shape(
    notInSpec(z.object({ stationId: idText, ...optionalPosition, ...paging })),
    notInSpec(pageOf(business)),
  ),
};
