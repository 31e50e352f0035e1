import type { Agreement } from '#core/contract/fields.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../db/database.ts';
import { ownedProducts } from '../../memberships/public.ts';
import type { Account } from './accounts.ts';
import { recordSignInConsent } from './sign-in-consent.ts';
import { startSession, type SignInOrigin } from './start-session.ts';
import { userInfo } from './user-info.ts';

/** The last step of every sign-in: records the consent, opens the session and logs it. */
export async function openSession(
  tx: Tx,
  { encryption, securityLog }: Pick<Deps, 'encryption' | 'securityLog'>,
  account: Account,
  now: Date,
  {
    agreement,
    ip,
    ...origin
  }: SignInOrigin & {
    readonly by: string;
    readonly ip: string;
    readonly agreement?: Agreement | undefined;
  },
): Promise<SignedIn> {
  if (agreement) await recordSignInConsent(tx, account.user_id, agreement, now);
  await securityLog.record(tx, {
    kind: 'sign-in',
    what: origin.by,
    ip,
    userId: account.user_id,
    mobile: account.mobile,
  });
  return {
    ...(await startSession(tx, encryption, account.user_id, now, origin)),
    userInfo: userInfo(account, await ownedProducts(tx, account.user_id, now)),
  };
}
