import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { names } from '#core/config/names.ts';
import { environments } from '#core/config/environments.ts';
import { noExternalServices } from '#core/config/external-services.ts';
import { session } from '#core/contract/user/session.ts';
import { hostileRedirects } from '#core/rules/session/testing/hostile-redirects.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { needsNoAuth } from '#core/site/needs-no-auth.ts';
import { returnTarget } from '#web/features/sign-in/return-target.ts';
import { signedIn } from '#web/features/sign-in/testing/answers.ts';
import { fakeTexts } from '#web/features/sign-in/testing/fake-texts.ts';
import { setSession } from '#web/platform/session/session-store.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page as beautifulLogin } from './beautiful-login.page.tsx';
import { page as login } from './login.page.tsx';
import { page as partnerLogin } from './partner-login.page.tsx';
import { page as plusLogin } from './plus-login.page.tsx';
import { page as plusSimLogin } from './plus-sim-login.page.tsx';
import { page as simLogin } from './sim-login.page.tsx';

const origin = 'https://mall.example';
const pages = [
  ['/content/public-pages/login', login],
  ['/content/public-pages/sim-login', simLogin],
  ['/content/public-pages/plus-login', plusLogin],
  ['/content/public-pages/plus-sim-login', plusSimLogin],
  ['/content/loginPlus.html', plusLogin],
  ['/content/standalone-pages/beautiful/login', beautifulLogin],
  [`/content/standalone-pages/${names.slugs.partner}/login`, partnerLogin],
] as const;

/** The final target: one of our pages, and no login page. */
function expectInside(target: string, from: string, description: string): void {
  const { origin: reached, pathname } = new URL(target, origin + from);
  const place = parsePagePath('/content', pathname);
  expect([
    description,
    reached,
    place !== undefined,
    place && needsNoAuth(place.project, place.path),
  ]).toEqual([description, origin, true, false]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  setSession({ kind: 'unknown' });
});

describe.each(pages)('the way back from %s (A3)', (pathname, { Page }) => {
  it(`stays inside for all ${hostileRedirects.length} hostile addresses, whatever app is named`, () => {
    expect(hostileRedirects.length).toBeGreaterThanOrEqual(80);
    for (const redirect of hostileRedirects) {
      for (const appName of [undefined, 'super-market', redirect]) {
        const target = returnTarget({
          redirect,
          appName,
          here: { host: 'mall.example', pathname },
          base: '/content',
          neighborhoodCategoryId: environments.dev.neighborhoodCategoryId,
          redirectOrigins: ['https://partner.example'],
        });
        expectInside(target, pathname, redirect);
      }
    }
  });

  it.each(['//evil.example', 'javascript:alert(1)', `${origin}@evil.example/content/super-market/a`])(
    'is taken by the page itself, and not to %s',
    async (redirect) => {
      const replace = vi.fn<(url: string) => void>();
      vi.stubGlobal('location', {
        host: 'mall.example',
        pathname,
        href: origin + pathname,
        protocol: 'https:',
        replace,
      });
      const api = fakeTexts().answer(session.ownMobile, { mobile: null, telePhone: null });
      renderInSite(<Page />, {
        project: 'public-pages',
        api,
        external: noExternalServices,
        session: { kind: 'guest' },
        search: `?redirect=${encodeURIComponent(redirect)}`,
      });
      act(() => setSession({ kind: 'member', user: signedIn.userInfo }));
      await waitFor(() => expect(replace).toHaveBeenCalledOnce());
      expectInside(replace.mock.calls[0]?.[0] ?? '', pathname, redirect);
    },
  );
});
