import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { checkAgreement } from '../../content/public.ts';
import { accountOf } from '../session/accounts.ts';
import { loggedSignIn } from '../session/logged-sign-in.ts';
import { openSession } from '../session/open-session.ts';
import { cannotVerify, signInWithProof, type ProofLogin } from './sign-in-with-proof.ts';

/** Signs in with the number the operator's network reports; a token of that network is verified like any other proof. */
export async function signInByNetwork(
  deps: Deps,
  token: string | undefined,
  login: ProofLogin,
  call: Pick<Call, 'ip' | 'ssoChannel'>,
): Promise<SignedIn> {
  if (token) return signInWithProof(deps, 'mobile-network', token, login, call);
  return loggedSignIn(deps, { by: 'mobile-network', ip: call.ip }, () => signInFrom(deps, login, call.ip));
}

async function signInFrom(deps: Deps, login: ProofLogin, ip: string): Promise<SignedIn> {
  if (login.agreement) await checkAgreement(deps.db, login.agreement, deps.clock.now());
  const found = await deps.identity.numberAt(ip);
  if (found.kind === 'unknown') throw cannotVerify();
  if (found.kind === 'stranger') throw new Refusal('当前网络无法识别本机号码，请使用短信验证码登录');
  const now = deps.clock.now();
  const { agreement, registerChannel, externalUserId } = login;
  return deps.db.transaction().execute(async (tx) =>
    openSession(tx, deps, await accountOf({ ...deps, db: tx }, found.mobile, now), now, {
      by: 'mobile-network',
      ip,
      agreement,
      registerChannel,
      externalUserId,
    }),
  );
}
