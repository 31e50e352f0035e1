import type { Environment } from '#core/config/environments.ts';
import { loginCookieName } from '#core/rules/session/arrival.ts';
import { clearMemberData } from '#web/platform/session/clear-member-data.ts';
import { manualSignOut } from '#web/platform/session/manual-sign-out.ts';
import { tokenBox } from '#web/platform/session/tokens.ts';

/** Resets the tab to a first visit: no session, no sign-out mark, no history. */
export function firstVisit(environment: Environment): void {
  clearMemberData(tokenBox(environment), environment);
  manualSignOut(environment).end();
  sessionStorage.clear(); // the frame shares this tab's
  document.cookie = `${loginCookieName}=;path=/;max-age=0`;
}
