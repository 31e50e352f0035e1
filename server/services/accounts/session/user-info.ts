import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { nonMember } from '#core/rules/membership/membership-levels.ts';
import { userBrand } from '#core/rules/membership/user-brand.ts';
import type { OwnedProduct } from '../../memberships/public.ts';
import type { Account } from './accounts.ts';

/** An account and its held products, highest first, as sent to the page, with a masked number. */
export const userInfo = (account: Account, [highest]: readonly OwnedProduct[]): UserInfo => ({
  userId: account.user_id,
  userName: account.user_name,
  mobile: maskMobile(account.mobile),
  headImgUrl: account.head_img_url ?? '',
  brandNum: account.brand_num,
  creditLevel: account.credit_level,
  ispFlag: account.isp_flag,
  rwyVip: account.easy_use_member ? 1 : 0,
  openId: account.open_id,
  userBrand: userBrand({ brandNum: account.brand_num, creditLevel: account.credit_level }).userBrand ?? null,
  easyUseMember: account.easy_use_member ? 1 : 0,
  vipTypeLevel: highest?.vip_type_level ?? nonMember.vipTypeLevel,
  vipGroupTypeName: highest?.vip_group_name ?? nonMember.vipTypeName,
});
