import type { OrderFacts } from '#core/rules/goods/order-rules.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { ownedProducts } from './owned-products.ts';

/** The subscriber's data that the order rules read, and the home area of the number. */
export type SubscriberFacts = Pick<OrderFacts, 'inProvince' | 'numberStatus' | 'level' | 'owned'> & {
  readonly homeArea: string | undefined;
};

export async function subscriberFacts(
  { db, clock, billing }: Deps,
  { userId, mobile }: Member,
): Promise<SubscriberFacts> {
  const [account, owned, number] = await Promise.all([
    db.selectFrom('users').select(['isp_flag', 'area_num']).where('user_id', '=', userId).executeTakeFirst(),
    ownedProducts(db, userId, clock.now()),
    billing.number(mobile),
  ]);
  return {
    // A new account has 0 until billing has answered once.
    inProvince: number?.inProvince ?? (account?.isp_flag === 1 ? true : undefined),
    numberStatus: number?.status,
    level: Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0)),
    owned: owned.map(({ product_id }) => product_id),
    homeArea: account?.area_num ?? undefined,
  };
}
