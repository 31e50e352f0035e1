import { AnswerCache } from '#web/platform/answers/answer-cache.ts';
import { AnswersProvider } from '#web/platform/answers/answers-context.tsx';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ApiProvider } from '#web/platform/api/api-context.tsx';
import { NavigatorProvider, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '#web/platform/session/session-context.tsx';
import { worldOf, WorldProvider } from '#web/platform/world/world.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import type { FakeCalls } from './fake-calls.ts';

export const world = worldOf({ env: 'dev', base: '/content', project: 'public-pages' });

/** Everything a sign-in page stands in, with a server that is told what to answer. */
export function signInWorld(calls: FakeCalls, search = '') {
  const session: SessionActions = { signedIn: vi.fn(), signOut: vi.fn(), goToLogin: vi.fn() };
  const navigator: Navigator = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), search, path: '/' };
  const answers = new AnswerCache(0);
  const around = (page: ReactNode) => (
    <WorldProvider value={world}>
      <AnswersProvider value={answers}>
        <ApiProvider value={calls.call}>
          <NavigatorProvider value={navigator}>
            <SessionProvider value={session}>
              {page}
              <ToastHost />
            </SessionProvider>
          </NavigatorProvider>
        </ApiProvider>
      </AnswersProvider>
    </WorldProvider>
  );
  return { around, session, navigator };
}
