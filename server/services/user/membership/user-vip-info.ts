import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { highestLevel } from '#core/rules/membership/highest-level.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountById, userInfo } from '../public.ts';
import { heldProducts } from './held-products.ts';
import { heldRightTypes } from './held-right-types.ts';
import { openProduct } from './open-product.ts';
import { savedThisYear } from './saved-this-year.ts';

/** The subscriber's account, held products and right types. */
export async function userVipInfo(deps: Deps, member: Member): Promise<UserVipInfo> {
  const { db, clock } = deps;
  const now = clock.now();
  const [account, held, savedBy, rightTypes] = await Promise.all([
    accountById(deps, member.userId),
    heldProducts(db, member.userId, now),
    savedThisYear(db, member.userId, now),
    heldRightTypes(db, member.userId, now),
  ]);
  if (!account) throw new Refusal('账号不存在');
  const openProductInfoList = held.map((product) =>
    openProduct(product, now, savedBy(product.subscription_id)),
  );
  const [{ vipTypeId, vipTypeLevel, vipTypeName }] = highestLevel(openProductInfoList);
  return {
    userDto: { ...userInfo(account, held), vipTypeId, vipTypeLevel, vipTypeName },
    openProductInfoList,
    userVipRights: [...rightTypes],
  };
}
