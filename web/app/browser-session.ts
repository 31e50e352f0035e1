import type { Endpoint } from '#core/contract/endpoint.ts';
import { failurePolicy } from '#core/rules/failures/failure-policy.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { loginPageTarget } from '#core/rules/session/login-page-target.ts';
import { loginTypeOf } from '#core/rules/session/login-type.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { offlineSentence, type ApiFailure } from '#core/rules/calls/api-failure.ts';
import { createClient, type CallApi } from '#web/platform/api/client.ts';
import type { Host } from '#web/platform/hosts/host.ts';
import { clearMemberData } from '#web/platform/session/clear-member-data.ts';
import type { SessionActions } from '#web/platform/session/session-context.tsx';
import { currentSession, setSession } from '#web/platform/session/session-store.ts';
import { pageBeforeLogin } from '#web/platform/session/page-before-login.ts';
import { signInReason } from '#web/platform/session/sign-in-reason.ts';
import { signOut } from '#web/platform/sign-in/sessions/sign-out.ts';
import { manualSignOut } from '#web/platform/session/manual-sign-out.ts';
import { tokenBox, trustedTokens, type TokenBox } from '#web/platform/session/tokens.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { pageTrackData } from '#web/platform/tracking/page-track-data.ts';
import { track } from '#web/platform/tracking/track.ts';
import type { SiteContext } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { findPage } from './find-page.ts';
import { browserLocation } from './navigation/browser-location.ts';
import { isLoginLoop } from './navigation/is-login-loop.ts';
import { routeOf } from './navigation/route-of.ts';

export interface BrowserSession {
  readonly call: CallApi;
  readonly tokens: TokenBox;
  readonly actions: Omit<SessionActions, 'checkSession'>;
  /** Handles a refused call (§8). */
  onFailure(failure: ApiFailure, endpoint: Pick<Endpoint, 'quiet'>): void;
}

const oneTripMs = 1_000;
/** Time to read a sentence before the next one replaces it. */
const readingMs = (text: string): number => Math.min(2_000, 600 + text.length * 50);

function after(ms: number, act: () => void): ReturnType<typeof setTimeout> | undefined {
  if (ms > 0) return setTimeout(act, ms);
  act();
  return undefined;
}

/** The API client, the tokens and the failure policy of a browser tab. */
export function browserSession(site: SiteContext, host: Pick<Host, 'id' | 'app' | 'system'>): BrowserSession {
  const { environment } = site;
  const tokens = trustedTokens(tokenBox(environment), () => currentSession().kind === 'member');
  const inMiniProgram = host.id === 'chat-mini-program';
  let leftAt = 0;
  const forThisTab = storeOf('sessionStorage', environment.storagePrefix);
  /** A trip to the login page that waits until its sentences were read. */
  let trip: ReturnType<typeof setTimeout> | undefined;
  const onFailure = (failure: ApiFailure, { quiet }: Pick<Endpoint, 'quiet'>) => {
    let readAfterMs = 0;
    for (const action of failurePolicy({
      code: failure.code,
      message: failure.message,
      data: failure.data,
      quiet,
      inMiniProgram,
    })) {
      switch (action.kind) {
        case 'toast':
          after(readAfterMs, () => toast(action.text, 'alert'));
          readAfterMs += readingMs(action.text);
          break;
        case 'log-out':
          signInReason(environment).keep(failure.message);
          clearMemberData(tokens, environment);
          break;
        case 'store-open-id':
          forThisTab.set('openId', action.openId);
          break;
        case 'go-to-login':
          trip = after(readAfterMs, () => {
            trip = undefined;
            // After the pause the visitor may have signed in again.
            if (readAfterMs === 0 || currentSession().kind !== 'member') actions.goToLogin();
          });
      }
    }
  };
  const call = createClient({ base: site.base, tokens, trackData: () => pageTrackData(site), onFailure });
  const actions: BrowserSession['actions'] = {
    signedIn({ accessToken, refreshToken, userInfo }) {
      tokens.apply({ kind: 'store', accessToken, refreshToken, tokenTime: Date.now() });
      manualSignOut(environment).end();
      forThisTab.remove('openId');
      setSession({ kind: 'member', user: userInfo });
      track({ type: 'dl' });
    },
    async signOut(mode) {
      const next = await signOut({ call, tokens, environment, host }, mode);
      if (next === 'reload') browserLocation.reload();
      else actions.goToLogin();
    },
    goToLogin() {
      const { pathname, href, protocol } = globalThis.location;
      const place = routeOf(site.base, pathname);
      if (!place || place.project === 'workbench') return;
      // The phone is signed in, and the server could not confirm it: the login page could not either.
      const session = currentSession();
      if (session.kind === 'guest' && session.unconfirmed) return toast(offlineSentence, 'alert');
      const loginType = loginTypeOf({
        https: protocol === 'https:',
        oneTap: site.external.scripts.oneTap !== '',
        system: host.system,
      });
      const target = loginPageTarget({
        ...place,
        project: place.project,
        here: href,
        loginType,
        appName: place.project,
        inMiniProgram,
      });
      // Sign-out and the sign-in requirement of the page both redirect to the login page: only the first one does.
      if (!target || trip !== undefined || Date.now() - leftAt < oneTripMs) return;
      leftAt = Date.now();
      if (isLoginLoop(forThisTab, pathname, Date.now())) return toast('登录状态异常，请稍后再试', 'alert');
      const url = buildLink(pageUrl({ base: site.base, ...target }), {}, Date.now());
      const before = pageBeforeLogin(environment);
      before.end();
      // A page that guests may see stays in the history.
      if (findPage(place).auth) return browserLocation.replace(url);
      before.keep(target.query['redirect'] ?? '');
      browserLocation.assign(url);
    },
  };
  return { call, tokens, actions, onFailure };
}
