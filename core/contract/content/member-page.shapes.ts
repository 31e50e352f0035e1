import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  flag,
  id,
  idText,
  nothing,
  ours,
  picUrl,
  vipTypeId,
  vipTypeLevel,
  whole,
} from '../fields.ts';

/** One way to pay for a tier: monthly, quarterly, yearly. */
export const plan = z.object({
  productId: id,
  goodsId: id,
  skuId: id,
  planName: z.string(),
  months: count,
  autoRenew: z.boolean(),
  priceFen: fen,
  /** What the next period costs, when it differs. */
  nextPriceFen: fen.nullable(),
  /** Rounded down; null for a monthly plan. */
  perMonthFen: fen.nullable(),
  badge: z.string(),
});
export type Plan = z.output<typeof plan>;

/** What a tier gives every month, group by group. */
export const tierGroup = z.object({
  groupId: id,
  groupName: z.string(),
  chooseCount: count,
  totalCount: count,
  /** `lackStockFlag` 1: this month's are gone, the next month brings new ones. */
  rightsList: z.array(
    z.object({ rightsId: id, rightsName: z.string(), hint: z.string(), picUrl, lackStockFlag: flag }),
  ),
});
export type TierGroup = z.output<typeof tierGroup>;

/** A tier of membership on the page where it is bought. */
export const tier = z.object({
  productId: id,
  productName: z.string(),
  /** What the page calls it: the level, or the edition of a membership. */
  tierName: z.string(),
  vipTypeId,
  vipTypeLevel,
  vipTypeName: z.string(),
  picUrl,
  /** What its rights cost elsewhere, as many as may be chosen, less what the dearest plan costs a month. */
  savesPerMonthFen: fen,
  rightsCount: count,
  /** 'held' for the tier the subscriber has, 'upgrade' above it. */
  offer: z.enum(['open', 'held', 'upgrade', 'lower']),
  hint: z.string(),
  /** Whether this subscriber may order it now; a guest finds out after signing in. */
  canOrder: z.boolean(),
  /** Why it cannot be ordered; empty otherwise. */
  reason: z.string(),
  plans: z.array(plan),
  /** In short, for the grid: a group to choose from is one entry. */
  rights: z.array(z.object({ name: z.string(), note: z.string(), picUrl })),
  groups: z.array(tierGroup),
  /** Right-type ids its level carries (§6), for the comparison of levels. */
  rightTypes: z.array(z.int()),
  agreements: z.array(z.object({ templateId: id, title: z.string() })),
});
export type Tier = z.output<typeof tier>;

export const memberPageShapes = {
  /** Guests see the tiers as a non-member does. A line is named, or found by a product or a type of member in it. */
  memberTiers: shape(
    ours(
      z.object({
        line: idText.optional(),
        productId: idText.optional(),
        vipTypeId: whole(0, 100_000).optional(),
      }),
    ),
    ours(
      z.object({
        currentLevel: vipTypeLevel,
        currentName: z.string(),
        line: z.string(),
        tiers: z.array(tier),
      }),
    ),
  ),
  /** Stock of a sku for one of the subscriber's addresses; `inventory` is null where nobody knows it or none is needed. */
  addressStock: shape(
    z.object({ id: idText, skuId: idText }),
    ours(z.object({ deliverable: flag, inventory: count.nullable(), reason: z.string() })),
  ),
  /** Data is whether the subscriber is an excellent-plus VIP. */
  isExcellentVip: shape(nothing, z.boolean()),
};
