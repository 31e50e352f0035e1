import type { Environment } from '#core/config/environments.ts';
import { loginCookieName } from '#core/rules/session/arrival.ts';
import { forgetMember } from '#web/platform/session/forget-member.ts';
import { stayOut } from '#web/platform/session/stay-out.ts';
import { tokenBox } from '#web/platform/session/tokens.ts';

/** A scene begins like a first visit: nobody is signed in or has signed out, and the tab has been nowhere. The arrival is what is looked at. */
export function firstVisit(environment: Environment): void {
  forgetMember(tokenBox(environment), environment);
  stayOut(environment).end();
  sessionStorage.clear(); // the frame shares this tab's
  document.cookie = `${loginCookieName}=;path=/;max-age=0`;
}
