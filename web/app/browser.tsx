import type { AnswerCache } from '#web/platform/answers/answer-cache.ts';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { routeAt } from '#core/site/routes.ts';
import { declareShare } from '#web/platform/hosts/declare-share.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import type { Host } from '#web/platform/hosts/host.ts';
import type { Navigator } from '#web/platform/navigation/navigation.tsx';
import { noteVideoVisit } from '#web/platform/navigation/played-video.ts';
import type { Door } from '#web/platform/session/ask-who.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { endTakeover } from '#web/platform/store/takeover.ts';
import { useTracking } from '#web/platform/tracking/use-tracking.ts';
import type { World } from '#web/platform/world/world.tsx';
import { App } from './app.tsx';
import { arrive } from './arrive.ts';
import type { BrowserSession } from './browser-session.ts';
import { GateKeeper } from './gate-keeper.tsx';
import { replayTaps } from './replay-taps.ts';
import type { Router } from './router.ts';
import { UnreachedPage } from './unreached-page.tsx';
import { useOwnAnswers } from './use-own-answers.ts';
import { useWhereaboutsHere } from './use-whereabouts-here.ts';
import { useWho } from './use-who.ts';

interface BrowserProps {
  readonly world: World;
  /** The app around the page. */
  readonly host?: Host;
  readonly session: Omit<BrowserSession, 'onFailure'>;
  /** The automatic sign-in. */
  readonly door?: Door;
  readonly answers: AnswerCache;
  readonly router: Router;
}

/** The page one is on, its history and who is looking at it. */
export function Browser({ world, host = noHost, session, door, answers, router }: BrowserProps) {
  const visit = useSyncExternalStore(router.subscribe, router.visit, router.visit);
  const who = useSession((state) => state.session);
  const ask = useWho(session, world.environment, door);
  useOwnAnswers(answers);
  useTracking(world, session.call, host, visit);

  useLayoutEffect(endTakeover, []);
  useEffect(() => router.listen(), [router]);
  useLayoutEffect(() => {
    const { project, path } = visit.place;
    if (project !== 'workbench')
      noteVideoVisit(storeOf('sessionStorage', world.environment.storagePrefix), project, path);
    arrive(visit);
  }, [visit, world]);

  // Before the effects of the page itself, which may know better what it is shared as.
  useLayoutEffect(() => {
    const { project, path } = visit.place;
    return project === 'workbench' ? undefined : declareShare(world, host, routeAt(project, path)?.share);
  }, [world, host, visit]);

  const { Page, search, found, stop, place } = visit;
  const { project, path } = place;
  const guest = found.auth && who.kind === 'guest' ? who : undefined;
  useEffect(() => {
    if (guest && !guest.unasked && !guest.trying) session.actions.goToLogin();
  }, [guest, visit, session]);

  // The same element: learning who is here redraws what asks for it, not the whole page.
  const page = useMemo(() => <Page />, [Page]);
  const navigator = useMemo<Navigator>(
    () => ({ push: router.push, replace: router.replace, back: router.back, search, path }),
    [router, search, path],
  );
  const whereabouts = useWhereaboutsHere({ world, host, call: session.call, answers });
  return (
    <App
      world={world}
      host={host}
      whereabouts={whereabouts}
      answers={answers}
      call={session.call}
      session={session.actions}
      navigator={navigator}
      pageKey={stop.key}
      progressBar={found.progressBar}
      onReady={replayTaps}
      over={project !== 'workbench' && <GateKeeper {...{ project, path, search }} />}
    >
      {guest?.unasked ? <UnreachedPage title={found.title} onBack={router.back} onRetry={ask} /> : page}
    </App>
  );
}
