import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, idText, isoDate, isoTime, notInSpec, picUrl } from '../fields.ts';
import { loungeRight } from '../goods/rail.shapes.ts';
import { coupon } from '../goods/shared/coupon.shapes.ts';
import { optionalPosition } from '../goods/shared/shop.shapes.ts';

/** Where a voucher is used; the nearest shop where the position is known. */
const walletShop = z.object({
  shopCode: id,
  shopName: z.string(),
  distanceMeters: count.nullable(),
  /** By the server's clock. */
  openNow: z.boolean(),
  openNote: z.string(),
});

/** The unused codes of one line of an order; `showCode` shows one. */
const walletVoucher = z.object({
  orderNo: id,
  goodsId: id,
  goodsName: z.string(),
  skuName: z.string(),
  picUrl,
  /** Those that end first are the first. */
  codes: z
    .array(
      z.object({
        codeId: id,
        /** Showing it ends its refund. */
        asksFirst: z.boolean(),
      }),
    )
    .min(1),
  /** Of the code that ends first. */
  validUntil: isoTime,
  /** How many shops take it; 0: it is not used in shops. */
  shopCount: count,
  shop: walletShop.nullable(),
});
export type WalletVoucher = z.output<typeof walletVoucher>;

/** Lounge visits: those left, and those reserved for a lounge. */
const walletPass = loungeRight.extend({
  reservedCount: count,
  /** The visit that was reserved first; its page shows the code. */
  visitId: id.nullable(),
});
export type WalletPass = z.output<typeof walletPass>;

const walletMembership = z.object({
  productId: id,
  productName: z.string(),
  picUrl,
  /** 0: without a level. */
  level: count,
  /** The last day; null: until it is unsubscribed. */
  expiresOn: isoDate.nullable(),
  /** Rights of this month that can be claimed now, and those that were. */
  claimable: count,
  claimed: count,
});
export type WalletMembership = z.output<typeof walletMembership>;

const walletView = z.object({
  /** Those that end first are the first; the same for all lists. At most the first hundred lines of orders. */
  vouchers: z.array(walletVoucher),
  /** All unused codes, those that are not listed too. */
  codeCount: count,
  passes: z.array(walletPass),
  memberships: z.array(walletMembership),
  /** The first of the usable coupons, and the number of all. */
  coupons: z.array(coupon),
  couponCount: count,
  serverNow: isoTime,
});
export type Wallet = z.output<typeof walletView>;

export const walletShapes = {
  /** The position serves the nearest shop alone. With an order: its vouchers alone. */
  wallet: shape(
    notInSpec(z.object({ ...optionalPosition, orderNo: idText.optional() })),
    notInSpec(walletView),
  ),
};
