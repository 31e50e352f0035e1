import type { Agreement } from '#core/contract/fields.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Tx } from '../../../db/database.ts';
import type { Account } from './accounts.ts';
import { recordSignInConsent } from './sign-in-consent.ts';
import { startSession, type SignInOrigin } from './start-session.ts';
import { userInfo } from './user-info.ts';

/** The last step of every sign-in: records the consent and opens the session. */
export async function openSession(
  tx: Tx,
  account: Account,
  now: Date,
  { agreement, ...origin }: SignInOrigin & { readonly agreement?: Agreement | undefined },
): Promise<SignedIn> {
  if (agreement) await recordSignInConsent(tx, account.user_id, agreement, now);
  return { ...(await startSession(tx, account.user_id, now, origin)), userInfo: userInfo(account) };
}
