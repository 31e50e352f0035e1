import { accountOf } from '../../services/accounts/session/accounts.ts';
import { startSession, type Tokens } from '../../services/accounts/session/start-session.ts';
import { aProduct } from './a-product.ts';
import { aSubscription } from './a-subscription.ts';
import { freshMobile } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

export interface TestMember extends Tokens {
  readonly userId: string;
  readonly mobile: string;
}

/** A signed-in member; with a level, the holder of a product of that level. */
export async function aMember(
  server: TestServer,
  { mobile = freshMobile(), level }: { readonly mobile?: string; readonly level?: number } = {},
): Promise<TestMember> {
  const account = await accountOf(server.deps, mobile, server.now());
  const member = {
    userId: account.user_id,
    mobile,
    ...(await startSession(server.db, server.deps.encryption, account.user_id, server.now())),
  };
  if (level !== undefined)
    await aSubscription(server, { member, product: await aProduct(server, { level }) });
  return member;
}
