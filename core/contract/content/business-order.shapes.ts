import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, fen, id, idText, isoDate, isoTime, notInSpec, picUrl } from '../fields.ts';
import { tierGroup } from './member-page.shapes.ts';

/** {appId}_{routeName}[_{position}] (§7). */
export const pageCode = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9]+_[A-Za-z0-9-]+(_[A-Za-z0-9-]+)?$/);

/** An operator offer a subscriber can order: a data pack, a service, a membership. */
export const business = z.object({
  businessId: id,
  businessName: z.string(),
  summary: z.string(),
  picUrl,
  tag: z.string(),
  /** The first period's price. */
  priceFen: fen,
  /** The unit of the price, such as 月 or 次. */
  priceUnit: z.string(),
  /** The price of each later period, when it differs. */
  renewalPriceFen: fen.nullable(),
  /** Both prices in one sentence, so that the renewal price is always shown with the first. */
  priceText: z.string(),
  subscribed: z.boolean(),
  /** Whether this subscriber may order it now; true for guests, who are checked after sign-in. */
  canOrder: z.boolean(),
  /** Why it cannot be ordered; empty otherwise. */
  reason: z.string(),
});
export type Business = z.output<typeof business>;

export const businessDetail = business.extend({
  detail: z.string(),
  /** The rights of an offer that opens one of the mall's products; empty otherwise. */
  groups: z.array(tierGroup),
  rules: z.array(z.string()),
  agreements: z.array(z.object({ templateId: id, title: z.string() })),
});
export type BusinessDetail = z.output<typeof businessDetail>;

/** The confirmation shown before an offer is ordered. */
export const businessConfirm = z.object({
  businessId: id,
  title: z.string(),
  content: z.string(),
  priceFen: fen,
  renewalPriceFen: fen.nullable(),
  priceText: z.string(),
  effectiveOn: isoDate,
  needsSmsCode: z.boolean(),
  agreements: z.array(z.object({ templateId: id, title: z.string() })),
});
export type BusinessConfirm = z.output<typeof businessConfirm>;

export const subscribedBusiness = business.extend({
  openedAt: isoTime,
  endsOn: isoDate.nullable(),
  canUnsubscribe: z.boolean(),
});
export type SubscribedBusiness = z.output<typeof subscribedBusiness>;

const pageQuery = notInSpec(z.object({ pageCode, areaNum: areaNum.optional() }));

export const businessOrderShapes = {
  pageBusinesses: shape(pageQuery, notInSpec(z.array(business))),
  businessConfirm: shape(notInSpec(z.object({ businessId: idText })), notInSpec(businessConfirm)),
  vipOrderBusinesses: shape(
    notInSpec(z.object({ pageCode, productId: idText.optional() })),
    notInSpec(z.array(business)),
  ),
  vipOrderBusinessDetail: shape(notInSpec(z.object({ businessId: idText })), notInSpec(businessDetail)),
  myBusinesses: shape(z.object({ pageCode }), notInSpec(z.array(subscribedBusiness))),
};
