import { QueryCache } from '../queries/query-cache.ts';
import { QueryCacheProvider } from '../queries/query-cache-context.tsx';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import { noExternalServices, type ExternalServices } from '#core/config/external-services.ts';
import type { PageBootData } from '#core/site/page-document.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { ApiProvider } from '../api/api-context.tsx';
import { HostProvider, noHost } from '../hosts/host-context.tsx';
import type { Host } from '../hosts/host.ts';
import { noLocation, LocationProvider } from '../location/location-context.tsx';
import type { LocationService } from '../location/location-service.ts';
import { NavigatorProvider, queryReader, type Navigator } from '../navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '../session/session-context.tsx';
import { setSession, type Session } from '../session/session-store.ts';
import { SiteProvider, siteOf } from '../site/site-context.tsx';
import { fakeApi, type FakeApi } from './fake-api.ts';

interface Surroundings {
  readonly api?: FakeApi;
  readonly session?: Session;
  readonly project?: PageBootData['project'];
  readonly search?: string;
  /** The route, for modules that serve several page meanings. */
  readonly path?: string;
  readonly external?: ExternalServices;
  readonly host?: Partial<Host>;
  readonly locationService?: Partial<LocationService>;
}

interface InSite extends RenderResult {
  readonly user: UserEvent;
  readonly api: FakeApi;
  readonly navigator: {
    readonly push: Mock<(url: string) => void>;
    readonly replace: Mock<(url: string) => void>;
    readonly back: Mock<() => void>;
    readonly queryValue: Navigator['queryValue'];
    readonly path: string;
  };
  readonly session: { readonly [Name in keyof SessionActions]: Mock<SessionActions[Name]> };
}

/** Renders a component with all providers of the app, a fake server and a fake history. */
export function renderInSite(
  node: ReactNode,
  {
    api = fakeApi(),
    session = { kind: 'unknown' },
    project = 'standalone-pages',
    search = '',
    path = '/',
    external = noExternalServices,
    host,
    locationService,
  }: Surroundings = {},
): InSite {
  setSession(session);
  const site = siteOf({ env: 'dev', base: '/content', project, external });
  const navigator = {
    push: vi.fn<(url: string) => void>(),
    replace: vi.fn<(url: string) => void>(),
    back: vi.fn<() => void>(),
    queryValue: queryReader(search),
    path,
  };
  const actions = {
    signedIn: vi.fn<SessionActions['signedIn']>(),
    signOut: vi.fn<SessionActions['signOut']>(async () => undefined),
    goToLogin: vi.fn<SessionActions['goToLogin']>(),
    checkSession: vi.fn<SessionActions['checkSession']>(),
  };
  const queries = new QueryCache(0);
  const shown = render(
    <SiteProvider value={site}>
      <ArtBase value={site.base}>
        <QueryCacheProvider value={queries}>
          <ApiProvider value={api.call}>
            <NavigatorProvider value={navigator}>
              <SessionProvider value={actions}>
                <HostProvider value={{ ...noHost, ...host }}>
                  <LocationProvider value={{ ...noLocation, ...locationService }}>
                    {node}
                    <ToastHost />
                  </LocationProvider>
                </HostProvider>
              </SessionProvider>
            </NavigatorProvider>
          </ApiProvider>
        </QueryCacheProvider>
      </ArtBase>
    </SiteProvider>,
  );
  return { ...shown, user: userEvent.setup(), api, navigator, session: actions };
}
