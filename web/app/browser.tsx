import type { QueryCache } from '#web/platform/queries/query-cache.ts';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { setShareWhenIdle } from '#web/platform/hosts/set-share-when-idle.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import type { Host } from '#web/platform/hosts/host.ts';
import { queryReader, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { noteVideoVisit } from '#web/platform/navigation/played-video.ts';
import type { AutoSignIn } from '#web/platform/sign-in/sessions/load-session.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { endHydration } from '#web/platform/store/hydration.ts';
import { useTracking } from '#web/platform/tracking/use-tracking.ts';
import type { SiteContext } from '#web/platform/site/site-context.tsx';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { App } from './app.tsx';
import { afterNavigation } from './navigation/after-navigation.ts';
import type { BrowserSession } from './browser-session.ts';
import { LazyGate } from './lazy-gate.tsx';
import { replayTaps } from './replay-taps.ts';
import type { Router } from './navigation/router.ts';
import { useClearQueriesOnSessionChange } from './use-clear-queries-on-session-change.ts';
import { useBrowserLocationService } from './use-location-service.ts';
import { useLoadSession } from './use-load-session.ts';
import { useMemberMark } from './use-member-mark.ts';

interface BrowserProps {
  readonly site: SiteContext;
  /** The host app. */
  readonly host?: Host;
  readonly session: Omit<BrowserSession, 'onFailure'>;
  /** The automatic sign-in. */
  readonly autoSignIn?: AutoSignIn;
  readonly queries: QueryCache;
  readonly router: Router;
}

/** The current page with its history and session. */
export function Browser({ site, host = noHost, session, autoSignIn, queries, router }: BrowserProps) {
  const visit = useSyncExternalStore(router.subscribe, router.visit, router.visit);
  const who = useSession((state) => state.session);
  const load = useLoadSession(session, site.environment, autoSignIn);
  const actions = useMemo(() => ({ ...session.actions, checkSession: load }), [session, load]);
  useClearQueriesOnSessionChange(queries);
  useMemberMark(site.environment);
  useTracking(site, session.call, host, visit);

  useLayoutEffect(endHydration, []);
  useEffect(() => router.listen(), [router]);
  useLayoutEffect(() => {
    const { project, path } = visit.place;
    if (project !== 'workbench')
      noteVideoVisit(storeOf('sessionStorage', site.environment.storagePrefix), project, path);
    afterNavigation(visit);
  }, [visit, site]);

  // Runs before the page's own effects, which may set more specific share data.
  useLayoutEffect(() => {
    return visit.place.project === 'workbench' ? undefined : setShareWhenIdle(site, host);
  }, [site, host, visit]);

  const { Page: CurrentPage, title, search, found, stop, place } = visit;
  const { project, path } = place;
  const guest = found.auth && who.kind === 'guest' ? who : undefined;
  useEffect(() => {
    if (guest && !guest.unconfirmed && !guest.trying) session.actions.goToLogin();
  }, [guest, visit, session]);

  // A stable element: a session change re-renders only the components that read the session.
  const page = useMemo(() => <CurrentPage />, [CurrentPage]);
  const navigator = useMemo<Navigator>(
    () => ({
      push: router.push,
      replace: router.replace,
      back: router.back,
      queryValue: queryReader(search),
      path,
    }),
    [router, search, path],
  );
  const locationService = useBrowserLocationService({ site, host, call: session.call, queries });
  return (
    <App
      site={site}
      host={host}
      locationService={locationService}
      queries={queries}
      call={session.call}
      session={actions}
      navigator={navigator}
      pageKey={stop.key}
      progressBar={found.progressBar}
      onReady={replayTaps}
      over={project !== 'workbench' && <LazyGate {...{ project, path, search }} />}
    >
      {guest?.unconfirmed && !found.worksOffline ? (
        <SessionUnknownPage title={title} onBack={router.back} onRetry={load} />
      ) : (
        page
      )}
    </App>
  );
}

interface SessionUnknownPageProps {
  readonly title: string;
  onBack(): void;
  onRetry(): void;
}

/** Shown instead of a member page while the session cannot be verified, for example offline. */
function SessionUnknownPage({ title, onBack, onRetry }: SessionUnknownPageProps) {
  return (
    <Page>
      <NavBar title={title} back={onBack} />
      <FailedState title="页面没有加载出来" text={offlineSentence} onRetry={onRetry} />
    </Page>
  );
}
