import type { Agreement } from '#core/contract/fields.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { checkAgreement } from '../../content/public.ts';
import { spendCode } from '../../platform/public.ts';
import { accountOf } from './accounts.ts';
import { loggedSignIn, type SignInAttempt } from './logged-sign-in.ts';
import { openSealed } from './login-key.ts';
import { bindIdentity, spendHandle } from './open-ids.ts';
import { openSession } from './open-session.ts';

export interface SmsLogin {
  readonly keyId: string;
  readonly sealed: string;
  readonly agreement?: Agreement | undefined;
  /** Returned with code '-4'; an expired handle binds nothing and does not block the sign-in. */
  readonly openId?: string | undefined;
  readonly registerChannel?: string | undefined;
  readonly externalUserId?: string | undefined;
}

/** Signs in with an encrypted number and code. A wrong code and an unknown number get the same answer. */
export async function signInBySms(deps: Deps, sent: SmsLogin, { ip }: Pick<Call, 'ip'>): Promise<SignedIn> {
  const attempt: SignInAttempt = { by: 'sms', ip };
  return loggedSignIn(deps, attempt, () => signInTyped(deps, sent, attempt));
}

async function signInTyped(
  deps: Deps,
  { keyId, sealed, openId: handle, ...login }: SmsLogin,
  attempt: SignInAttempt,
): Promise<SignedIn> {
  const typed = await openSealed(deps, keyId, sealed);
  attempt.mobile = typed.mobile;
  if (login.agreement) await checkAgreement(deps.db, login.agreement, deps.clock.now());
  if (!(await spendCode(deps, 'login', typed))) throw new Refusal('验证码不正确，请核对后重新输入');
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const account = await accountOf({ ...deps, db: tx }, typed.mobile, now);
    const waiting = handle ? await spendHandle({ ...deps, db: tx }, handle, now) : undefined;
    if (waiting) await bindIdentity(tx, deps.encryption, account.user_id, waiting, now);
    const bound = waiting?.app === 'account' ? { ...account, open_id: waiting.openId } : account;
    return openSession(tx, deps, bound, now, {
      by: attempt.by,
      ip: attempt.ip,
      agreement: login.agreement,
      registerChannel: login.registerChannel,
      externalUserId: login.externalUserId,
    });
  });
}
