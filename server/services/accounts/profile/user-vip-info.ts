import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { highestLevel } from '#core/rules/membership/highest-level.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountById } from '../session/accounts.ts';
import { userInfo } from '../session/user-info.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { ownedRightTypes } from '../../memberships/public.ts';
import { openProduct } from '../../memberships/public.ts';
import { savedThisYear } from '../../memberships/public.ts';

/** The subscriber's account, held products and right types. */
export async function userVipInfo(deps: Deps, member: Member): Promise<UserVipInfo> {
  const { db, clock } = deps;
  const now = clock.now();
  const [account, owned, savedBy, rightTypes] = await Promise.all([
    accountById(deps, member.userId),
    ownedProducts(db, member.userId, now),
    savedThisYear(db, member.userId, now),
    ownedRightTypes(db, member.userId, now),
  ]);
  if (!account) throw new Refusal('账号不存在');
  const openProductInfoList = owned.map((product) =>
    openProduct(product, now, savedBy(product.subscription_id)),
  );
  const [{ vipTypeId, vipTypeLevel, vipTypeName }] = highestLevel(openProductInfoList);
  return {
    userDto: { ...userInfo(account, owned), vipTypeId, vipTypeLevel, vipTypeName },
    openProductInfoList,
    userVipRights: [...rightTypes],
  };
}
