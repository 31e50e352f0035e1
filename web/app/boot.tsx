import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpsRedirect } from '#core/rules/links/https-redirect.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { detectHost } from '#web/platform/hosts/detect-host.ts';
import { pageTrackData } from '#web/platform/tracking/page-track-data.ts';
import { restoreMember } from '#web/platform/session/remembered-member.ts';
import { beginHydration } from '#web/platform/store/hydration.ts';
import { readPageStart } from '#web/platform/site/page-start.ts';
import { siteOf, type SiteContext } from '#web/platform/site/site-context.tsx';
import { CrashedPage } from './errors/crashed-page.tsx';
import { Browser } from './browser.tsx';
import { browserLocation } from './navigation/browser-location.ts';
import { browserSession } from './browser-session.ts';
import { createAutoSignIn } from './auto-sign-in.ts';
import { firstPage, type LoadPage } from './load-page.ts';
import { PageErrorBoundary } from './errors/page-error-boundary.tsx';
import { routeOf } from './navigation/route-of.ts';
import { reportErrors } from './errors/error-reports.ts';
import { firstAnswers } from './first-answers.ts';
import { reloadOnce } from './errors/reload-once.ts';
import { releaseTaps } from './replay-taps.ts';
import { createRouter, type Router } from './navigation/router.ts';
import { stripSignInParams } from './navigation/strip-sign-in-params.ts';
import { createHistoryStack } from './navigation/history-stack.ts';
import { destinationOf } from './navigation/visit.ts';

/** Starts the page named by the document: hydrates the server's markup, or renders it if there is none. */
export async function boot(load: LoadPage): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  const start = readPageStart(document);
  const site = siteOf(start);
  const host = detectHost(site, window, () => pageTrackData(site)); // reads the original URL, before its parameters are stripped
  const secure = httpsRedirect(host.id, location.href);
  if (secure) return browserLocation.replace(secure);
  const options = reportErrors(site.base, host.id);
  const search = stripSignInParams();
  const router = await routerHere(site, load, start.script);
  const broken = (
    <ArtBase value={site.base}>
      <CrashedPage />
    </ArtBase>
  );
  if (!router) {
    if (reloadOnce()) return;
    releaseTaps();
    createRoot(root, options).render(broken);
    return;
  }
  const session = browserSession(site, host);
  restoreMember(site.environment, session.tokens.mayBeSignedIn(Date.now()));
  const autoSignIn = createAutoSignIn({ site, host, session, search, visit: router.visit });
  const tree = (
    <PageErrorBoundary fallback={broken}>
      <Browser
        site={site}
        host={host}
        session={session}
        autoSignIn={autoSignIn}
        queries={firstAnswers(start.answers)}
        router={router}
      />
    </PageErrorBoundary>
  );
  if (!root.firstElementChild) createRoot(root, options).render(tree);
  else {
    beginHydration();
    // A transition hydrates in slices, so that a tap does not wait for all of it.
    startTransition(() => void hydrateRoot(root, tree, options));
  }
}

async function routerHere(
  site: SiteContext,
  load: LoadPage,
  script: string | undefined,
): Promise<Router | undefined> {
  const here = destinationOf(site, location);
  const loaded = here && (await firstPage(script, here, load).catch(() => undefined)); // a chunk of an older release
  if (!here || !loaded) return undefined;
  const historyStack = createHistoryStack(site.environment.storagePrefix, (url) => isOurs(site.base, url));
  return createRouter({
    site,
    historyStack,
    load,
    first: { ...here, Page: loaded.page.Page, title: loaded.title, stop: historyStack.here() },
  });
}

/** Whether the referrer is one of our pages. */
function isOurs(base: string, url: string): boolean {
  if (url === '') return false;
  const { origin, pathname } = new URL(url);
  return origin === location.origin && routeOf(base, pathname) !== undefined;
}
