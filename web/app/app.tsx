import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import type { QueryCache } from '#web/platform/queries/query-cache.ts';
import { useEffect, type ReactNode } from 'react';
import { ArtBase } from '#web/art/art-base.tsx';
import { ApiProvider } from '#web/platform/api/api-context.tsx';
import type { CallApi } from '#web/platform/api/client.ts';
import { noHost, HostProvider } from '#web/platform/hosts/host-context.tsx';
import type { Host } from '#web/platform/hosts/host.ts';
import { LocationProvider, noLocation } from '#web/platform/location/location-context.tsx';
import type { LocationService } from '#web/platform/location/location-service.ts';
import { NavigatorProvider, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '#web/platform/session/session-context.tsx';
import { SiteProvider, type SiteContext } from '#web/platform/site/site-context.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { useLoading } from '#web/platform/api/loading.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { CrashedPage } from './errors/crashed-page.tsx';
import { LinkFollower } from './navigation/link-follower.tsx';
import { PageErrorBoundary } from './errors/page-error-boundary.tsx';

export interface AppParts {
  readonly site: SiteContext;
  readonly queries: QueryCache;
  readonly call: CallApi;
  readonly session: SessionActions;
  readonly navigator: Navigator;
  /** React key of the visit: a new visit mounts a new page. */
  readonly pageKey: string;
  readonly progressBar: boolean;
  /** The host app; unknown on the server. */
  readonly host?: Host;
  readonly locationService?: LocationService;
  readonly children: ReactNode;
  /** Overlays of every page, rendered after it. */
  readonly over?: ReactNode;
  /** Called after hydration. */
  onReady?(): void;
}

/** Providers and overlays around a page. The server renders the same tree, so that hydration matches. */
export function App({
  site,
  queries,
  call,
  session,
  navigator,
  pageKey,
  progressBar,
  host = noHost,
  locationService = noLocation,
  children,
  over,
  onReady,
}: AppParts) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteProvider value={site}>
      <ArtBase value={site.base}>
        <QueryCacheProvider value={queries}>
          <ApiProvider value={call}>
            <NavigatorProvider value={navigator}>
              <SessionProvider value={session}>
                <HostProvider value={host}>
                  <LocationProvider value={locationService}>
                    {progressBar && <LoadingBar />}
                    <PageErrorBoundary key={pageKey} fallback={<CrashedPage onBack={navigator.back} />}>
                      {children}
                    </PageErrorBoundary>
                    <LinkFollower />
                    <PageErrorBoundary fallback={null}>{over}</PageErrorBoundary>
                    <ToastHost />
                  </LocationProvider>
                </HostProvider>
              </SessionProvider>
            </NavigatorProvider>
          </ApiProvider>
        </QueryCacheProvider>
      </ArtBase>
    </SiteProvider>
  );
}

/** The progress bar at the top while calls are pending. */
function LoadingBar() {
  const busy = useLoading((state) => state.count > 0);
  return <ProgressBar busy={busy} />;
}
