import { useState, useEffect, useId, type ReactNode } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { WorkbenchFrame } from '#web/features/sandbox/workbench-frame.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { BenchCards } from './bench-cards.tsx';
import { BenchClaims } from './bench-claims.tsx';
import { BenchClock } from './bench-clock.tsx';
import { WorkbenchLinks } from './workbench-links.tsx';
import { BenchStatements } from './bench-statements.tsx';
import { BenchInbox } from './bench-inbox.tsx';
import { BenchPages } from './bench-pages.tsx';
import { BenchScanner } from './bench-scanner.tsx';
import { BenchTerminal } from './bench-terminal.tsx';
import { BenchSubscribers } from './bench-subscribers.tsx';
import { BenchSurroundings } from './bench-surroundings.tsx';
import { BenchSwitches } from './bench-switches.tsx';
import { BenchUpstreams } from './bench-upstreams.tsx';
import { BenchVouchers } from './bench-vouchers.tsx';
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

/** The workbench: it plays the world outside in development. */
const Workbench = () => (
  <WorkbenchFrame here="/">
    <Bench />
  </WorkbenchFrame>
);

/** People first, then what they look at, then under which conditions, then who deals with them. */
function Bench() {
  const now = useBenchNow();
  const state = useSandboxQuery(controls.state, {});
  return (
    <main className={styles.content}>
      <p className={styles.intro}>
        工作台在开发和演示时扮演产品之外的世界：选一位用户登录，打开页面，再改变时钟、上游和开关，看看会怎样
      </p>
      {state.error && (
        <FailedState
          look="strip"
          title="连接不上服务，请检查它是否在运行"
          onRetry={() => void state.refetch()}
        />
      )}
      {state.data ? <Panels now={now} /> : !state.error && <Loading />}
    </main>
  );
}

/** Panels come together with the subscribers, so that nothing moves below them. */
const Loading = () => (
  <Floor label="加载中">
    <div role="status" aria-label="加载中">
      <SkeletonBox height={640} />
    </div>
  </Floor>
);

const Panels = ({ now }: { now: number | undefined }) => (
  <>
    <BenchSubscribers />
    <Group title="场景">
      <div>
        <WorkbenchLinks />
        <BenchPages />
      </div>
      <div>
        <BenchInbox now={now} />
      </div>
      <div>
        <BenchCards now={now} />
      </div>
    </Group>
    <Group title="条件">
      <div>
        <BenchClock now={now} />
        <BenchSwitches />
      </div>
      <div>
        <BenchUpstreams />
      </div>
      <div>
        <BenchSurroundings />
      </div>
    </Group>
    <Group title="对面的人">
      <div>
        <BenchTerminal now={now} />
        <BenchVouchers />
      </div>
      <div>
        <BenchScanner now={now} />
      </div>
      <div>
        <BenchOperators />
        <BenchClaims now={now} />
        <BenchStatements />
      </div>
    </Group>
  </>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <div className={styles.panels}>{children}</div>
    </section>
  );
}

export const page: PageDefinition = { Page: Workbench };

/** One tap opens the operator's console as a demo operator; the codes are what their authenticators show. */
function BenchOperators() {
  const operators = useSandboxQuery(controls.demoOperators, {});
  return (
    <div id="operators" className={styles.anchor}>
      <Floor header={{ title: '运营台', meta: '一键进入' }}>
        <ul className={styles.operators}>
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
    </div>
  );
}
