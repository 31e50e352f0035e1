import { AnswersProvider } from '#web/platform/answers/answers-context.tsx';
import type { AnswerCache } from '#web/platform/answers/answer-cache.ts';
import { useEffect, type ReactNode } from 'react';
import { ArtBase } from '#web/art/art-base.tsx';
import { ApiProvider } from '#web/platform/api/api-context.tsx';
import type { CallApi } from '#web/platform/api/client.ts';
import { noHost, HostProvider } from '#web/platform/hosts/host-context.tsx';
import type { Host } from '#web/platform/hosts/host.ts';
import { WhereaboutsProvider, nowhere } from '#web/platform/location/whereabouts-context.tsx';
import type { Whereabouts } from '#web/platform/location/whereabouts.ts';
import { NavigatorProvider, type Navigator } from '#web/platform/navigation/navigation.tsx';
import { SessionProvider, type SessionActions } from '#web/platform/session/session-context.tsx';
import { WorldProvider, type World } from '#web/platform/world/world.tsx';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { BrokenPage } from './broken-page.tsx';
import { LinkFollower } from './link-follower.tsx';
import { PageFence } from './page-fence.tsx';
import { LoadingBar } from './loading-bar.tsx';

export interface AppParts {
  readonly world: World;
  readonly answers: AnswerCache;
  readonly call: CallApi;
  readonly session: SessionActions;
  readonly navigator: Navigator;
  /** Names the visit, so that a new one starts fresh. */
  readonly pageKey: string;
  readonly progressBar: boolean;
  /** The app around the page; the server knows none. */
  readonly host?: Host;
  readonly whereabouts?: Whereabouts;
  readonly children: ReactNode;
  /** What stands over every page and comes after it. */
  readonly over?: ReactNode;
  /** Called once the page answers to touch. */
  onReady?(): void;
}

/** Everything around a page. The server draws the same tree, so the browser takes over without a flicker. */
export function App({
  world,
  answers,
  call,
  session,
  navigator,
  pageKey,
  progressBar,
  host = noHost,
  whereabouts = nowhere,
  children,
  over,
  onReady,
}: AppParts) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <WorldProvider value={world}>
      <ArtBase value={world.base}>
        <AnswersProvider value={answers}>
          <ApiProvider value={call}>
            <NavigatorProvider value={navigator}>
              <SessionProvider value={session}>
                <HostProvider value={host}>
                  <WhereaboutsProvider value={whereabouts}>
                    {progressBar && <LoadingBar />}
                    <PageFence key={pageKey} fallback={<BrokenPage onBack={navigator.back} />}>
                      {children}
                    </PageFence>
                    <LinkFollower />
                    <PageFence fallback={null}>{over}</PageFence>
                    <ToastHost />
                  </WhereaboutsProvider>
                </HostProvider>
              </SessionProvider>
            </NavigatorProvider>
          </ApiProvider>
        </AnswersProvider>
      </ArtBase>
    </WorldProvider>
  );
}
