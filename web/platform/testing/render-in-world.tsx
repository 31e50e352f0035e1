import { AnswerCache } from '../answers/answer-cache.ts';
import { AnswersProvider } from '../answers/answers-context.tsx';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import { nothingOutside, type Outside } from '#core/config/outside.ts';
import type { PageStart } from '#core/site/page-document.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { ApiProvider } from '../api/api-context.tsx';
import { HostProvider, noHost } from '../hosts/host-context.tsx';
import type { Host } from '../hosts/host.ts';
import { nowhere, WhereaboutsProvider } from '../location/whereabouts-context.tsx';
import type { Whereabouts } from '../location/whereabouts.ts';
import { NavigatorProvider } from '../navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '../session/session-context.tsx';
import { setSession, type Session } from '../session/session-store.ts';
import { WorldProvider, worldOf } from '../world/world.tsx';
import { fakeApi, type FakeApi } from './fake-api.ts';

interface Surroundings {
  readonly api?: FakeApi;
  readonly session?: Session;
  readonly project?: PageStart['project'];
  readonly search?: string;
  /** Where the page stands, for pages that serve several meanings. */
  readonly path?: string;
  readonly outside?: Outside;
  readonly host?: Partial<Host>;
  readonly whereabouts?: Partial<Whereabouts>;
}

interface InWorld extends RenderResult {
  readonly user: UserEvent;
  readonly api: FakeApi;
  readonly navigator: {
    readonly push: Mock<(url: string) => void>;
    readonly replace: Mock<(url: string) => void>;
    readonly back: Mock<() => void>;
    readonly search: string;
    readonly path: string;
  };
  readonly session: { readonly [Name in keyof SessionActions]: Mock<SessionActions[Name]> };
}

/** Shows a part of a page with everything around it that the app would put there, the server and the history being the test's. */
export function renderInWorld(
  node: ReactNode,
  {
    api = fakeApi(),
    session = { kind: 'unknown' },
    project = 'standalone-pages',
    search = '',
    path = '/',
    outside = nothingOutside,
    host,
    whereabouts,
  }: Surroundings = {},
): InWorld {
  setSession(session);
  const world = worldOf({ env: 'dev', base: '/content', project, outside });
  const navigator = {
    push: vi.fn<(url: string) => void>(),
    replace: vi.fn<(url: string) => void>(),
    back: vi.fn<() => void>(),
    search,
    path,
  };
  const actions = {
    signedIn: vi.fn<SessionActions['signedIn']>(),
    signOut: vi.fn<SessionActions['signOut']>(async () => undefined),
    goToLogin: vi.fn<SessionActions['goToLogin']>(),
  };
  const answers = new AnswerCache(0);
  const shown = render(
    <WorldProvider value={world}>
      <ArtBase value={world.base}>
        <AnswersProvider value={answers}>
          <ApiProvider value={api.call}>
            <NavigatorProvider value={navigator}>
              <SessionProvider value={actions}>
                <HostProvider value={{ ...noHost, ...host }}>
                  <WhereaboutsProvider value={{ ...nowhere, ...whereabouts }}>
                    {node}
                    <ToastHost />
                  </WhereaboutsProvider>
                </HostProvider>
              </SessionProvider>
            </NavigatorProvider>
          </ApiProvider>
        </AnswersProvider>
      </ArtBase>
    </WorldProvider>,
  );
  return { ...shown, user: userEvent.setup(), api, navigator, session: actions };
}
