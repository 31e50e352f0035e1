import type { Environment } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { logoutPlan, type LogoutMode } from '#core/rules/session/logout-plan.ts';
import type { CallApi } from '../../api/client.ts';
import type { Host } from '../../hosts/host.ts';
import { clearMemberData } from '../../session/clear-member-data.ts';
import { manualSignOut } from '../../session/manual-sign-out.ts';
import type { TokenBox } from '../../session/tokens.ts';

export interface SignOutParts {
  readonly call: CallApi;
  readonly tokens: TokenBox;
  readonly environment: Environment;
  readonly host: Pick<Host, 'id' | 'app'>;
}

/** Signs out locally at once, without waiting for the server; returns the page's next step (§4 Logout). */
export async function signOut(
  { call, tokens, environment, host }: SignOutParts,
  mode: LogoutMode,
): Promise<'login-page' | 'reload'> {
  const app = isOperatorApp(host.id) ? host.app : undefined;
  // The answer does not matter; the request outlives the page.
  call(session.logout, {}, { as: tokens.read(), keepalive: true, quiet: true }).catch(() => undefined);
  manualSignOut(environment).begin(Date.now());
  clearMemberData(tokens, environment);
  await app?.quitLogin().catch(() => undefined); // the host function has a timeout
  return logoutPlan(mode).end;
}
