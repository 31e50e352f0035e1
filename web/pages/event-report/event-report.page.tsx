import { reports } from '#core/contract/sandbox/reports.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { WorkbenchFrame } from '#web/features/sandbox/workbench-frame.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Funnel } from './funnel.tsx';
import { JobFailuresPanel } from './job-failures-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PageErrorsPanel } from './page-errors-panel.tsx';
import { MinuteBars } from './minute-bars.tsx';
import { Recommended } from './recommended.tsx';
import { RecentEvents } from './recent-events.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { TopPages } from './top-pages.tsx';
import styles from './event-report.module.css';

/** Events of the last hour, and the product's log. */
const EventReport = () => (
  <WorkbenchFrame here="/report">
    <Report />
  </WorkbenchFrame>
);

function Report() {
  const { data, error, refetch } = useSandboxQuery(reports.eventsReport, {});
  return (
    <main className={styles.content}>
      {error && (
        <FailedState look="strip" title="连接不上服务，请检查它是否在运行" onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Floor label="加载中">
          <div role="status" aria-label="加载中">
            <SkeletonBox height={160} />
          </div>
        </Floor>
      )}
      {data && (
        <>
          <MinuteBars report={data} />
          <Funnel steps={data.funnel} />
          <Recommended recommended={data.recommended} />
          <TopPages pages={data.topPages} />
          <RecentEvents events={data.recent} />
          <JobFailuresPanel />
          <PageErrorsPanel />
          <SecurityPanel />
          <LogPanel />
        </>
      )}
    </main>
  );
}

export const page: PageDefinition = { Page: EventReport };
