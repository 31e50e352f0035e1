import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, fen, id, idText, isoDate, isoTime, ours, picUrl } from '../fields.ts';
import { tierGroup } from './member-page.shapes.ts';

/** {appId}_{routeName}[_{position}] (§7). */
export const pageCode = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9]+_[A-Za-z0-9-]+(_[A-Za-z0-9-]+)?$/);

/** An operator offer a subscriber can take: a data pack, a service, a membership. */
export const business = z.object({
  businessId: id,
  businessName: z.string(),
  summary: z.string(),
  picUrl,
  tag: z.string(),
  /** The first period's price. */
  priceFen: fen,
  /** What the price is for, such as 月 or 次. */
  priceUnit: z.string(),
  /** Each period after the first, when it differs. */
  renewalPriceFen: fen.nullable(),
  /** Both prices in one sentence; the renewal price never stands apart from the first. */
  priceText: z.string(),
  subscribed: z.boolean(),
  /** Whether this subscriber may take it now; a guest finds out after signing in. */
  canOrder: z.boolean(),
  /** Why it cannot be taken; empty otherwise. */
  reason: z.string(),
});
export type Business = z.output<typeof business>;

export const businessDetail = business.extend({
  detail: z.string(),
  /** What an offer that opens a product of ours gives; empty otherwise. */
  groups: z.array(tierGroup),
  rules: z.array(z.string()),
  agreements: z.array(z.object({ templateId: id, title: z.string() })),
});
export type BusinessDetail = z.output<typeof businessDetail>;

/** What must be read before the offer is taken. */
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

const pageQuery = ours(z.object({ pageCode, areaNum: areaNum.optional() }));

export const businessOrderShapes = {
  pageBusinesses: shape(pageQuery, ours(z.array(business))),
  businessConfirm: shape(
    ours(z.object({ businessId: idText, pageCode: pageCode.optional() })),
    ours(businessConfirm),
  ),
  vipOrderBusinesses: shape(
    ours(z.object({ pageCode, productId: idText.optional() })),
    ours(z.array(business)),
  ),
  vipOrderBusinessDetail: shape(ours(z.object({ businessId: idText })), ours(businessDetail)),
  myBusinesses: shape(z.object({ pageCode }), ours(z.array(subscribedBusiness))),
};
