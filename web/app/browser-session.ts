import type { Endpoint } from '#core/contract/endpoint.ts';
import { failurePolicy } from '#core/rules/failures/failure-policy.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { loginPageTarget } from '#core/rules/session/login-page-target.ts';
import { loginTypeOf } from '#core/rules/session/login-type.ts';
import { pageUrl } from '#core/site/page-url.ts';
import type { ApiFailure } from '#web/platform/api/api-failure.ts';
import { createClient, type CallApi } from '#web/platform/api/client.ts';
import type { Host } from '#web/platform/hosts/host.ts';
import { forgetMember } from '#web/platform/session/forget-member.ts';
import type { SessionActions } from '#web/platform/session/session-context.tsx';
import { currentSession, setSession } from '#web/platform/session/session-store.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { stayOut } from '#web/platform/session/stay-out.ts';
import { tokenBox, trustedTokens, type TokenBox } from '#web/platform/session/tokens.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { pageTrackData } from '#web/platform/tracking/page-track-data.ts';
import { track } from '#web/platform/tracking/track.ts';
import type { World } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { browserLocation } from './browser-location.ts';
import { goesInCircles } from './goes-in-circles.ts';
import { placeOf } from './place-of.ts';

export interface BrowserSession {
  readonly call: CallApi;
  readonly tokens: TokenBox;
  readonly actions: SessionActions;
  /** What the page does about a refused call (§8). */
  onFailure(failure: ApiFailure, endpoint: Endpoint): void;
}

const oneTripMs = 1_000;

/** The client, the tokens and what a failed call means for the page, tied together for a browser. */
export function browserSession(world: World, host: Pick<Host, 'id' | 'app' | 'system'>): BrowserSession {
  const { environment } = world;
  const tokens = trustedTokens(tokenBox(environment), () => currentSession().kind === 'member');
  const inMiniProgram = host.id === 'chat-mini-program';
  let leftAt = 0;
  const forThisTab = storeOf('sessionStorage', environment.storagePrefix);
  const onFailure = (failure: ApiFailure, endpoint: Endpoint) => {
    for (const action of failurePolicy({
      code: failure.code,
      message: failure.message,
      data: failure.data,
      quiet: endpoint.quiet,
      inMiniProgram,
    })) {
      switch (action.kind) {
        case 'toast':
          toast(action.text, 'alert');
          break;
        case 'log-out':
          forgetMember(tokens, environment);
          break;
        case 'store-open-id':
          forThisTab.set('openId', action.openId);
          break;
        case 'go-to-login':
          actions.goToLogin();
      }
    }
  };
  const call = createClient({ base: world.base, tokens, trackData: () => pageTrackData(world), onFailure });
  const actions: SessionActions = {
    signedIn({ accessToken, refreshToken, userInfo }) {
      tokens.apply({ kind: 'store', accessToken, refreshToken, tokenTime: Date.now() });
      stayOut(environment).end();
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
      const place = placeOf(world.base, pathname);
      if (!place || place.project === 'workbench') return;
      const loginType = loginTypeOf({
        https: protocol === 'https:',
        oneTap: world.outside.scripts.oneTap !== '',
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
      // Signing out is noticed twice, by whoever asked for it and by the page that needs somebody: one trip.
      if (!target || Date.now() - leftAt < oneTripMs) return;
      leftAt = Date.now();
      if (goesInCircles(forThisTab, pathname, Date.now())) toast('登录状态异常，请稍后再试', 'alert');
      else browserLocation.replace(buildLink(pageUrl({ base: world.base, ...target }), {}, Date.now()));
    },
  };
  return { call, tokens, actions, onFailure };
}
