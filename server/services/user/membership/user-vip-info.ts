import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { highestLevel } from '#core/rules/membership/highest-level.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountById, userInfo } from '../public.ts';
import { heldProducts } from './held-products.ts';
import { openProduct } from './open-product.ts';
import { savedThisYear } from './saved-this-year.ts';

/** The subscriber's account, held products and right types. */
export async function userVipInfo({ db, clock }: Deps, member: Member): Promise<UserVipInfo> {
  const now = clock.now();
  const [account, held, savedBy, rightTypes] = await Promise.all([
    accountById(db, member.userId),
    heldProducts(db, member.userId, now),
    savedThisYear(db, member.userId, now),
    db
      .selectFrom('subscriptions as s')
      .innerJoin('products as p', 'p.product_id', 's.product_id')
      .innerJoin('vip_type_rights as t', 't.vip_type_id', 'p.vip_type_id')
      .select('t.right_type_id')
      .distinct()
      .where('s.user_id', '=', member.userId)
      .where('s.opened_at', '<=', now)
      .where((e) => e.or([e('s.ends_at', 'is', null), e('s.ends_at', '>', now)]))
      .orderBy('t.right_type_id')
      .execute(),
  ]);
  if (!account) throw new Refusal('账号不存在');
  const openProductInfoList = held.map((product) =>
    openProduct(product, now, savedBy(product.subscription_id)),
  );
  const [{ vipTypeId, vipTypeLevel, vipTypeName }] = highestLevel(openProductInfoList);
  return {
    userDto: { ...userInfo(account), vipTypeId, vipTypeLevel, vipTypeName },
    openProductInfoList,
    userVipRights: rightTypes.map((row) => row.right_type_id),
  };
}
