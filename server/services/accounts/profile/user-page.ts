import { mallOfSubscriber } from '#core/site/mall-of-subscriber.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { accountById } from '../session/accounts.ts';
import { ownedProducts } from '../../memberships/public.ts';

/** The mall the subscriber belongs to and its front page (§4 Cut-over). */
export async function userPage(deps: Deps, { userId }: Member): Promise<{ product: string; page: string }> {
  const [account, owned] = await Promise.all([
    accountById(deps, userId),
    ownedProducts(deps.db, userId, deps.clock.now()),
  ]);
  return mallOfSubscriber({ holdsProduct: owned.length > 0, inProvince: account?.isp_flag === 1 });
}
