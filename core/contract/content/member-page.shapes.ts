import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  fen,
  flag,
  id,
  idText,
  isoDate,
  noInput,
  notInSpec,
  picUrl,
  productType,
  vipTypeId,
  vipTypeLevel,
  integer,
} from '../fields.ts';

/** A billing plan of a tier: monthly, quarterly, yearly. */
export const plan = z.object({
  productId: id,
  goodsId: id,
  skuId: id,
  planName: z.string(),
  months: count,
  autoRenew: z.boolean(),
  priceFen: fen,
  /** The price of the next period, when it differs. */
  nextPriceFen: fen.nullable(),
  /** Rounded down; null for a monthly plan. */
  perMonthFen: fen.nullable(),
  /** The last day of the first period, if it is opened now. */
  endsOn: isoDate.optional(),
  /** The day the next period is debited; null: it is not renewed. */
  debitOn: isoDate.nullable().optional(),
  badge: z.string(),
});
export type Plan = z.output<typeof plan>;

/** One group of the rights a tier grants every month. */
export const tierGroup = z.object({
  groupId: id,
  groupName: z.string(),
  chooseCount: count,
  /** The rights that can be chosen: those that are out of stock are listed, but do not count. */
  totalCount: count,
  /** `lackStockFlag` 1: out of stock this month. */
  rightsList: z.array(
    z.object({
      rightsId: id,
      rightsName: z.string(),
      hint: z.string(),
      picUrl,
      lackStockFlag: flag,
      /** The market price; null where it is not sold separately. */
      worthFen: fen.nullable().optional(),
    }),
  ),
});
export type TierGroup = z.output<typeof tierGroup>;

/** A membership tier as its sales page shows it. */
export const tier = z.object({
  productId: id,
  productName: z.string(),
  productType,
  /** The displayed name: the level, or the edition of a membership. */
  tierName: z.string(),
  vipTypeId,
  vipTypeLevel,
  vipTypeName: z.string(),
  picUrl,
  /** The market price of the rights that may be chosen, minus the monthly price of the most expensive plan. */
  savesPerMonthFen: fen,
  /** How many rights can be chosen from. */
  rightsCount: count,
  /** The first day its rights can be claimed if it is opened now; null: at once. */
  firstClaimDay: isoDate.nullable(),
  /** 'held': the subscriber's tier; 'upgrade': a higher one; 'lower': a lower one. */
  offer: z.enum(['open', 'held', 'upgrade', 'lower']),
  hint: z.string(),
  /** Whether this subscriber may order it now; true for guests, who are checked after sign-in. */
  canOrder: z.boolean(),
  /** Why it cannot be ordered; empty otherwise. */
  reason: z.string(),
  plans: z.array(plan),
  /** The summary for the grid: a group to choose from is one entry. */
  rights: z.array(z.object({ name: z.string(), note: z.string(), picUrl })),
  groups: z.array(tierGroup),
  /** Right-type ids of its level (§6), for the comparison of levels. */
  rightTypes: z.array(z.int()),
  agreements: z.array(z.object({ templateId: id, title: z.string() })),
});
export type Tier = z.output<typeof tier>;

export const memberPageShapes = {
  /** Guests see the tiers as non-members do. A product line is selected by its id, or by a product or member type in it. */
  memberTiers: shape(
    notInSpec(
      z.object({
        line: idText.optional(),
        productId: idText.optional(),
        vipTypeId: integer(0, 100_000).optional(),
      }),
    ),
    notInSpec(
      z.object({
        currentLevel: vipTypeLevel,
        currentName: z.string(),
        line: z.string(),
        tiers: z.array(tier),
      }),
    ),
  ),
  /** Stock of a sku for one of the subscriber's addresses; `inventory` is null where it is unknown or not needed. */
  addressStock: shape(
    z.object({ id: idText, skuId: idText }),
    notInSpec(z.object({ deliverable: flag, inventory: count.nullable(), reason: z.string() })),
  ),
  /** Data is whether the subscriber is an excellent-plus VIP. */
  isExcellentVip: shape(noInput, z.boolean()),
};
