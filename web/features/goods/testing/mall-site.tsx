import { QueryCache } from '#web/platform/queries/query-cache.ts';
import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { FirstAnswer } from '#core/site/page-document.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { ApiProvider } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { NavigatorProvider, queryReader, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '#web/platform/session/session-context.tsx';
import { siteOf, SiteProvider } from '#web/platform/site/site-context.tsx';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });

/** Renders a mall page with all providers; `answers` are inlined ones. */
export function mallSite(calls: FakeApi, answers: readonly FirstAnswer[] = []) {
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
    queryValue: queryReader(''),
    path: '/',
  };
  const freshQueries = () => {
    const cache = new QueryCache(0);
    for (const { endpoint, input, data } of answers) cache.put(callKey(endpoint, input), data);
    return cache;
  };
  const around = (page: ReactNode) => (
    <SiteProvider value={site}>
      <ArtBase value={site.base}>
        <QueryCacheProvider value={freshQueries()}>
          <ApiProvider value={calls.call}>
            <NavigatorProvider value={navigator}>
              <SessionProvider value={session}>{page}</SessionProvider>
            </NavigatorProvider>
          </ApiProvider>
        </QueryCacheProvider>
      </ArtBase>
    </SiteProvider>
  );
  return { around, session };
}
