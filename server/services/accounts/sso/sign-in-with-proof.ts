import type { Agreement } from '#core/contract/fields.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { IdentityKind } from '../../../upstreams/identity/port.ts';
import { checkAgreement } from '../../content/public.ts';
import { accountOf } from '../session/accounts.ts';
import { isFirstUse, isUsed, ReplayRefusal } from '../session/used-proofs.ts';
import { loggedSignIn } from '../session/logged-sign-in.ts';
import { openSession } from '../session/open-session.ts';

export interface ProofLogin {
  readonly agreement?: Agreement | undefined;
  readonly registerChannel?: string | undefined;
  readonly externalUserId?: string | undefined;
  /** Further data for the issuer. */
  readonly channel?: string | undefined;
  readonly information?: string | undefined;
}

/** The same sentence for a forged, expired or used proof and for one of another kind. */
const worthlessSentence = '登录凭证已失效，请重新登录';
const worthless = () => new Refusal(worthlessSentence);
const replayed = () => new ReplayRefusal(worthlessSentence);
export const cannotVerify = () => new Refusal('暂时无法验证您的身份，请稍后再试，或使用短信验证码登录');

/** Signs in once with a proof that its issuer verifies; without its confirmation there is no session. */
export const signInWithProof = (
  deps: Deps,
  kind: IdentityKind,
  proof: string | undefined,
  login: ProofLogin,
  call: Pick<Call, 'ip' | 'ssoChannel'>,
): Promise<SignedIn> =>
  loggedSignIn(deps, { by: kind, ip: call.ip }, () => signInVerified(deps, kind, proof, login, call));

async function signInVerified(
  deps: Deps,
  kind: IdentityKind,
  proof: string | undefined,
  login: ProofLogin,
  call: Pick<Call, 'ip' | 'ssoChannel'>,
): Promise<SignedIn> {
  if (!proof) throw new Refusal('缺少登录凭证，请使用短信验证码登录');
  if (isMobile(proof)) throw worthless(); // a plain number is never a proof
  if (login.agreement) await checkAgreement(deps.db, login.agreement, deps.clock.now());
  const verdict = await deps.identity.verify(kind, proof, {
    address: call.ip,
    channel: login.channel ?? call.ssoChannel,
    information: login.information,
  });
  if (verdict.kind === 'refused') throw (await isUsed(deps.db, proof)) ? replayed() : worthless();
  if (verdict.kind === 'unknown') throw cannotVerify();
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    if (!(await isFirstUse(tx, kind, proof, now))) throw replayed();
    const { agreement, registerChannel, externalUserId = verdict.subject } = login;
    return openSession(tx, deps, await accountOf({ ...deps, db: tx }, verdict.mobile, now), now, {
      by: kind,
      ip: call.ip,
      agreement,
      registerChannel,
      externalUserId,
    });
  });
}
