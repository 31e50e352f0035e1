import { codes } from '#core/contract/envelope.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../db/database.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sameHash, tokenHash } from '../../../http/secrets.ts';
import type { ChatIdentity } from '../../../upstreams/chat-app/port.ts';
import { accountBoundTo, accountOf, type Account } from '../session/accounts.ts';
import { bindOpenId, newHandle } from '../session/open-ids.ts';
import { isFirstUse, ReplayRefusal } from '../session/used-proofs.ts';
import { loggedSignIn } from '../session/logged-sign-in.ts';
import { openSession } from '../session/open-session.ts';

export interface ChatAppLogin {
  readonly code: string;
  readonly state?: string | undefined;
  readonly stateSecret?: string | undefined;
  readonly registerChannel?: string | undefined;
  readonly externalUserId?: string | undefined;
}

type Known = Extract<ChatIdentity, { kind: 'known' }>;
const worthlessSentence = '聊天应用的授权已失效，请重新进入';
const worthless = () => new Refusal(worthlessSentence);
const replayed = () => new ReplayRefusal(worthlessSentence);

/**
 * Signs in with the code of the chat app's authorize page. `state` is the hash of a secret kept in the tab, so an intercepted URL
 * is useless; state and code are each accepted once, which prevents login CSRF.
 */
export const signInByChatApp = (
  deps: Deps,
  login: ChatAppLogin,
  { ip }: Pick<Call, 'ip'>,
): Promise<SignedIn> => loggedSignIn(deps, { by: 'chat-app', ip }, () => signInIdentified(deps, login, ip));

async function signInIdentified(
  deps: Deps,
  { code, state, stateSecret, ...origin }: ChatAppLogin,
  ip: string,
): Promise<SignedIn> {
  if (!state || !stateSecret || !isStateOf(stateSecret, state)) throw worthless();
  if (!(await isFirstUse(deps.db, 'chat-state', `state:${state}`, deps.clock.now()))) throw replayed();
  const identity = await deps.chatApp.identify(code);
  if (identity.kind === 'refused') throw worthless();
  if (identity.kind === 'unknown')
    throw new Refusal('暂时无法验证您的身份，请稍后再试，或使用短信验证码登录');
  const now = deps.clock.now();
  const { signedIn, handle } = await deps.db.transaction().execute(async (tx) => {
    if (!(await isFirstUse(tx, 'chat-code', code, now))) throw replayed();
    const account = await accountFor(deps, tx, identity, now);
    if (!account) return { handle: await newHandle({ ...deps, db: tx }, identity.openId, now) };
    const externalUserId = origin.externalUserId ?? identity.externalUserId;
    return {
      signedIn: await openSession(tx, deps, account, now, {
        by: 'chat-app',
        ip,
        registerChannel: origin.registerChannel,
        externalUserId,
      }),
    };
  });
  // Thrown after the transaction: a refusal inside would roll the handle back.
  if (!signedIn) throw new Refusal('请验证手机号，完成绑定后即可直接登录', codes.needsOpenId, handle);
  return signedIn;
}

const isStateOf = (secret: string, state: string): boolean =>
  sameHash(Buffer.from(tokenHash(secret).toString('hex')), Buffer.from(state));

/** The account of the number the chat app verified; otherwise the account this identity is bound to. */
async function accountFor(
  { encryption }: Deps,
  tx: Tx,
  { openId, mobile }: Known,
  now: Date,
): Promise<Account | undefined> {
  if (mobile === undefined) return accountBoundTo({ db: tx, encryption }, openId);
  const account = await accountOf({ db: tx, encryption }, mobile, now);
  if (account.open_id !== openId) await bindOpenId(tx, encryption, account.user_id, openId);
  return { ...account, open_id: openId };
}
