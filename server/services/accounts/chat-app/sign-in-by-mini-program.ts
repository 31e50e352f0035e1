import { codes } from '#core/contract/envelope.ts';
import type { Agreement } from '#core/contract/fields.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { checkAgreement } from '../../content/public.ts';
import { accountInMiniProgram, accountOf } from '../session/accounts.ts';
import { loggedSignIn, type SignInAttempt } from '../session/logged-sign-in.ts';
import { bindIdentity, newHandle, spendHandle } from '../session/open-ids.ts';
import { openSession } from '../session/open-session.ts';
import { isFirstUse, ReplayRefusal } from '../session/used-proofs.ts';

interface Origin {
  readonly agreement?: Agreement | undefined;
  readonly registerChannel?: string | undefined;
  readonly externalUserId?: string | undefined;
}
type From = Pick<Call, 'ip'>;

const worthlessSentence = '授权已失效，请重新进入小程序';
const cannotVerify = () => new Refusal('暂时无法验证您的身份，请稍后再试，或使用短信验证码登录');

/** Signs in with the code of the mini-program's login. An identity without a number gets a one-time handle with code '-4'. */
export const signInByMiniProgram = (
  deps: Deps,
  { code, ...origin }: Origin & { readonly code: string },
  { ip }: From,
): Promise<SignedIn> =>
  loggedSignIn(deps, { by: 'mini-program', ip }, async () => {
    const identity = await deps.miniProgram.identify(code);
    if (identity.kind === 'refused') throw new Refusal(worthlessSentence);
    if (identity.kind === 'unknown') throw cannotVerify();
    const now = deps.clock.now();
    const { signedIn, handle } = await deps.db.transaction().execute(async (tx) => {
      if (!(await isFirstUse(tx, 'mini-code', code, now))) throw new ReplayRefusal(worthlessSentence);
      const store = { ...deps, db: tx };
      const account = await accountInMiniProgram(store, identity.openId);
      if (!account) return { handle: await newHandle(store, identity.openId, now, 'mini-program') };
      return { signedIn: await openSession(tx, deps, account, now, { by: 'mini-program', ip, ...origin }) };
    });
    // Thrown after the transaction: a refusal inside would roll the handle back.
    if (!signedIn) throw new Refusal('请验证手机号，完成绑定后即可直接登录', codes.needsOpenId, handle);
    return signedIn;
  });

/** Signs in with the number of the phone-number button, and binds the identity of the handle to it. An expired handle binds nothing. */
export function signInByMiniProgramMobile(
  deps: Deps,
  {
    phoneCode,
    openId: handle,
    ...origin
  }: Origin & { readonly phoneCode: string; readonly openId?: string | undefined },
  { ip }: From,
): Promise<SignedIn> {
  const attempt: SignInAttempt = { by: 'mini-program', ip };
  return loggedSignIn(deps, attempt, async () => {
    if (origin.agreement) await checkAgreement(deps.db, origin.agreement, deps.clock.now());
    const number = await deps.miniProgram.mobile(phoneCode);
    if (number.kind === 'refused') throw new Refusal(worthlessSentence);
    if (number.kind === 'unknown') throw cannotVerify();
    attempt.mobile = number.mobile;
    const now = deps.clock.now();
    return deps.db.transaction().execute(async (tx) => {
      if (!(await isFirstUse(tx, 'mini-phone', phoneCode, now))) throw new ReplayRefusal(worthlessSentence);
      const store = { ...deps, db: tx };
      const account = await accountOf(store, number.mobile, now);
      const waiting = handle ? await spendHandle(store, handle, now) : undefined;
      if (waiting) await bindIdentity(tx, deps.encryption, account.user_id, waiting, now);
      return openSession(tx, deps, account, now, { by: attempt.by, ip, ...origin });
    });
  });
}
