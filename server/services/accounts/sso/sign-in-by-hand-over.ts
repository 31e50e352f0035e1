import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountById } from '../session/accounts.ts';
import { loggedSignIn } from '../session/logged-sign-in.ts';
import { openSession } from '../session/open-session.ts';
import { spendHandOver } from './hand-over.ts';

/** Signs in a web view with the one-time token of the session that opened it. */
export const signInByHandOver = (
  deps: Deps,
  { tokenChannel, qyptTokenValue }: { readonly tokenChannel: string; readonly qyptTokenValue: string },
  { ip }: Pick<Call, 'ip'>,
): Promise<SignedIn> =>
  loggedSignIn(deps, { by: 'hand-over', ip }, async () => {
    const who = await spendHandOver(deps, qyptTokenValue, tokenChannel, ip);
    const account = who && (await accountById(deps, who.userId));
    if (!account) throw new Refusal('登录凭证已失效，请重新登录');
    const now = deps.clock.now();
    return deps.db
      .transaction()
      .execute((tx) => openSession(tx, deps, account, now, { by: 'hand-over', ip }));
  });
