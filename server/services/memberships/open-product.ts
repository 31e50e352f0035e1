import type { OpenProduct, VipLevel } from '#core/contract/user/membership.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { nonMember } from '#core/rules/membership/membership-levels.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { OwnedProduct } from './owned-products.ts';

/** The level a held product gives. */
export const levelOfProduct = (owned: OwnedProduct): VipLevel => ({
  vipTypeId: owned.vip_type_id ?? 0,
  vipTypeLevel: owned.vip_type_level ?? 0,
  vipTypeName: owned.vip_type_name ?? nonMember.vipTypeName,
});

/** A held product in the contract's shape, with what its rights have saved this year. */
export const openProduct = (owned: OwnedProduct, now: Date, savedFen: number): OpenProduct => ({
  ...levelOfProduct(owned),
  productId: owned.product_id,
  productName: owned.product_name,
  subscriptionId: owned.subscription_id,
  vipGroupTypeName: owned.vip_group_name ?? '',
  groupVipFlag: owned.group_flag ?? '0',
  picUrl: owned.pic_url,
  showRights: owned.show_rights ?? true,
  openedAt: owned.opened_at.toISOString(),
  renewsOn: chinaDay(claimCycle(now).endsAt),
  expiresOn: owned.ends_at ? lastChinaDay(owned.ends_at) : null,
  savedFen,
});
