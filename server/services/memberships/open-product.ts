import type { OpenProduct, VipLevel } from '#core/contract/user/membership.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { nonMember } from '#core/rules/membership/membership-levels.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { HeldProduct } from './held-products.ts';

/** The level a held product gives. */
export const levelOfProduct = (held: HeldProduct): VipLevel => ({
  vipTypeId: held.vip_type_id ?? 0,
  vipTypeLevel: held.vip_type_level ?? 0,
  vipTypeName: held.vip_type_name ?? nonMember.vipTypeName,
});

/** A held product in the contract's shape, with what its rights have saved this year. */
export const openProduct = (held: HeldProduct, now: Date, savedFen: number): OpenProduct => ({
  ...levelOfProduct(held),
  productId: held.product_id,
  productName: held.product_name,
  subscriptionId: held.subscription_id,
  vipGroupTypeName: held.vip_group_name ?? '',
  groupVipFlag: held.group_flag ?? '0',
  picUrl: held.pic_url,
  showRights: held.show_rights ?? true,
  openedAt: held.opened_at.toISOString(),
  renewsOn: chinaDay(claimCycle(now).endsAt),
  expiresOn: held.ends_at ? lastChinaDay(held.ends_at) : null,
  savedFen,
});
