import type { DataOf } from '#core/contract/endpoint.ts';
import type { session } from '#core/contract/user/session.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { accountById } from './accounts.ts';
import { userInfo } from './user-info.ts';

/** Whether the caller is signed in, and as whom. */
export async function loginStatus(
  deps: Deps,
  caller: Member | undefined,
): Promise<DataOf<typeof session.loginStatus>> {
  if (!caller) return { isLogin: false, userInfo: null };
  const [account, owned] = await Promise.all([
    accountById(deps, caller.userId),
    ownedProducts(deps.db, caller.userId, deps.clock.now()),
  ]);
  return account ? { isLogin: true, userInfo: userInfo(account, owned) } : { isLogin: false, userInfo: null };
}
