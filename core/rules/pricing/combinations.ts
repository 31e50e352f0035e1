import type { PromotionKind } from './promotion.ts';

/** Everything that changes the price of goods before coupons and points, which may follow all of it. */
export type RuleKind = 'member' | 'sale' | 'group' | PromotionKind;

/**
 * Which kinds may be used together on one line. Of kinds that may not, the line uses the one that costs less: it has one price for a
 * piece (member, price, sale, group) and one discount by pieces (nth, pieces, orders). Sales and groups are cheap for their budget
 * alone: only the orders of the month count on top (§9).
 */
export const combinesWith: Readonly<Record<RuleKind, readonly RuleKind[]>> = {
  member: ['nth', 'pieces', 'orders', 'gift', 'chances'],
  price: ['nth', 'pieces', 'orders', 'gift', 'chances'],
  sale: ['orders'],
  group: ['orders'],
  nth: ['member', 'price', 'gift', 'chances'],
  pieces: ['member', 'price', 'gift', 'chances'],
  orders: ['member', 'price', 'sale', 'group', 'gift', 'chances'],
  gift: ['member', 'price', 'nth', 'pieces', 'orders', 'chances'],
  chances: ['member', 'price', 'nth', 'pieces', 'orders', 'gift'],
};

export const mayCombine = (a: RuleKind, b: RuleKind): boolean => combinesWith[a].includes(b);

/** The promotions that count for goods at the price of a sale or a group, or without one. */
export const promotionsBeside = <Promotion extends { readonly kind: PromotionKind }>(
  activity: { readonly kind: 'sale' | 'group' } | null | undefined,
  promotions: readonly Promotion[],
): readonly Promotion[] =>
  activity ? promotions.filter(({ kind }) => mayCombine(activity.kind, kind)) : promotions;
