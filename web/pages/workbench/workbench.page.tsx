import './workbench.css';
import { useState } from 'react';
import { AnswerCache } from '#web/platform/answers/answer-cache.ts';
import { AnswersProvider } from '#web/platform/answers/answers-context.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { BenchClaims } from './bench-claims.tsx';
import { BenchClock } from './bench-clock.tsx';
import { BenchDoors } from './bench-doors.tsx';
import { BenchInbox } from './bench-inbox.tsx';
import { BenchSubscribers } from './bench-subscribers.tsx';
import { BenchSurroundings } from './bench-surroundings.tsx';
import { BenchSwitches } from './bench-switches.tsx';
import { BenchUpstreams } from './bench-upstreams.tsx';
import { useBench } from '#web/features/sandbox/sandbox-api.ts';
import { useBenchNow } from './use-bench-now.ts';

/** The workbench: everything the outside world would do, at hand. */
function Workbench() {
  // Whoever signs in or out changes nothing about the sandbox, so its answers are kept apart from theirs.
  const [answers] = useState(() => new AnswerCache(0));
  return (
    <div className="wb">
      <NavBar title="工作台" />
      <AnswersProvider value={answers}>
        <Bench />
      </AnswersProvider>
    </div>
  );
}

/** On a phone in this order: what one needs while signing in comes first. */
function Bench() {
  const now = useBenchNow();
  const state = useBench('/state');
  return (
    <main>
      {state.error && (
        <div className="wb__fault">
          <FailedState
            look="strip"
            title="连接不上服务，请检查它是否在运行"
            onRetry={() => void state.refetch()}
          />
        </div>
      )}
      <div className="wb__in">
        <div>
          <BenchClock now={now} />
          <BenchInbox now={now} />
          <BenchClaims now={now} />
        </div>
        <div>
          <BenchDoors />
          <BenchSubscribers />
        </div>
        <div>
          <BenchUpstreams />
          <BenchSwitches />
          <BenchSurroundings />
        </div>
      </div>
    </main>
  );
}

export const page: PageDefinition = { Page: Workbench };
