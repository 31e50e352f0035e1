import { useState, useEffect } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import { QueryCache } from '#web/platform/queries/query-cache.ts';
import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
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
import { BenchTickets } from './bench-tickets.tsx';
import { BenchUpstreams } from './bench-upstreams.tsx';
import styles from './workbench.module.css';

/** Deviations within the polling delay do not move the clock. */
const jitterMs = 1_500;

/** The sandbox clock, ticking between two polls; undefined before the first. */
function useBenchNow(): number | undefined {
  const { data, at } = useSandboxQuery(controls.state, {});
  const [tick, setTick] = useState(0);
  const [lead, setLead] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seen = data && Date.parse(data.now) - at;
  if (seen !== undefined && (lead === undefined || Math.abs(seen - lead) > jitterMs)) setLead(seen);
  return lead === undefined ? undefined : Math.max(tick, at) + lead;
}

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

/** One tap opens the operator's console as a demo operator; the codes are what their authenticators show. */
function BenchOperators() {
  const operators = useSandboxQuery(controls.demoOperators, {});
  return (
    <Floor header={{ title: '运营台', meta: '一键进入' }}>
      <ul>
        {operators.data?.rows.map(({ role, name, loginName, code }) => (
          <li key={loginName} className={styles.entry}>
            <a className="grow" href={`/sandbox/console?as=${loginName}`}>
              {name} · {role}
            </a>
            <span className={`number ${styles.entryMeta}`}>动态码 {code}</span>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
