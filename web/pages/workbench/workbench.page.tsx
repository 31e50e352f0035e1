import { useState } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import { QueryCache } from '#web/platform/queries/query-cache.ts';
import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { BenchCards } from './bench-cards.tsx';
import { BenchClaims } from './bench-claims.tsx';
import { BenchClock } from './bench-clock.tsx';
import { WorkbenchLinks } from './workbench-links.tsx';
import { BenchDifferences } from './bench-differences.tsx';
import { BenchInbox } from './bench-inbox.tsx';
import { BenchPages } from './bench-pages.tsx';
import { BenchScanner } from './bench-scanner.tsx';
import { BenchTerminal } from './bench-terminal.tsx';
import { BenchSubscribers } from './bench-subscribers.tsx';
import { BenchSurroundings } from './bench-surroundings.tsx';
import { BenchSwitches } from './bench-switches.tsx';
import { BenchOperators } from './bench-operators.tsx';
import { BenchTickets } from './bench-tickets.tsx';
import { BenchUpstreams } from './bench-upstreams.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useBenchNow } from './use-bench-now.ts';
import styles from './workbench.module.css';

/** The workbench: controls for all sandbox upstreams. */
function Workbench() {
  // A cache of its own: sandbox answers do not depend on the session.
  const [queries] = useState(() => new QueryCache(0));
  return (
    <div className={styles.workbench}>
      <NavBar title="工作台" />
      <QueryCacheProvider value={queries}>
        <Bench />
      </QueryCacheProvider>
    </div>
  );
}

/** The order on phones: what is needed for signing in comes first. */
function Bench() {
  const now = useBenchNow();
  const state = useSandboxQuery(controls.state, {});
  return (
    <main>
      {state.error && (
        <div className={styles.connectionFault}>
          <FailedState
            look="strip"
            title="连接不上服务，请检查它是否在运行"
            onRetry={() => void state.refetch()}
          />
        </div>
      )}
      <div className={styles.panels}>
        <div>
          <BenchClock now={now} />
          <BenchInbox now={now} />
          <BenchCards now={now} />
          <BenchClaims now={now} />
          <BenchTickets now={now} />
          <BenchOperators />
          <BenchDifferences now={now} />
          <BenchScanner />
          <BenchTerminal />
        </div>
        <div>
          <WorkbenchLinks />
          <BenchPages />
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
