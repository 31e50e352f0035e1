import { QueryCache } from '#web/platform/queries/query-cache.ts';
import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ApiProvider } from '#web/platform/api/api-context.tsx';
import { NavigatorProvider, queryReader, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '#web/platform/session/session-context.tsx';
import { siteOf, SiteProvider } from '#web/platform/site/site-context.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';

export const site = siteOf({ env: 'dev', base: '/content', project: 'public-pages' });

/** Renders a login page with all providers and a fake server. */
export function signInSite(calls: FakeApi, search = '') {
  const session: SessionActions = {
    signedIn: vi.fn(),
    signOut: vi.fn(),
    goToLogin: vi.fn(),
    checkSession: vi.fn(),
  };
  const navigator: Navigator = {
    push: vi.fn(),
    replace: vi.fn(),
    back: vi.fn(),
    queryValue: queryReader(search),
    path: '/',
  };
  const queries = new QueryCache(0);
  const around = (page: ReactNode) => (
    <SiteProvider value={site}>
      <QueryCacheProvider value={queries}>
        <ApiProvider value={calls.call}>
          <NavigatorProvider value={navigator}>
            <SessionProvider value={session}>
              {page}
              <ToastHost />
            </SessionProvider>
          </NavigatorProvider>
        </ApiProvider>
      </QueryCacheProvider>
    </SiteProvider>
  );
  return { around, session, navigator };
}
