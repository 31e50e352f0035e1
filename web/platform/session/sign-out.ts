import type { Environment } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { logoutPlan, type LogoutMode } from '#core/rules/session/logout-plan.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { forgetMember } from './forget-member.ts';
import { stayOut } from './stay-out.ts';
import type { TokenBox } from './tokens.ts';

export interface SignOutParts {
  readonly call: CallApi;
  readonly tokens: TokenBox;
  readonly environment: Environment;
  readonly host: Pick<Host, 'id' | 'app'>;
}

/** Signs out here at once, whatever becomes of the word to the server, and tells what the page does next (§4 Logout). */
export async function signOut(
  { call, tokens, environment, host }: SignOutParts,
  mode: LogoutMode,
): Promise<'login-page' | 'reload'> {
  const app = isOperatorApp(host.id) ? host.app : undefined;
  // Unreachable or already signed out: nobody waits for the answer, and the request outlives the page.
  call(session.logout, {}, { as: tokens.read(), keepalive: true, quiet: true }).catch(() => undefined);
  stayOut(environment).begin(Date.now());
  forgetMember(tokens, environment);
  await app?.quitLogin().catch(() => undefined); // an app that does not answer is given up soon
  return logoutPlan(mode).end;
}
