import { useState } from 'react';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { FloorSkeleton, NumberPage } from '#web/features/number/number-page.tsx';
import { useNumber } from '#web/features/number/use-number.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { AskConsent } from './ask-consent.tsx';
import { Report } from './report.tsx';

/** 上网行为报告: what the own number was used for, by day and kind; with consent only. */
function BehaviorReport() {
  const { input } = useNumber();
  return (
    <NumberPage title="上网行为报告">
      {input.numberId ? (
        <Floor label="只有本人可以查看">
          <EmptyState
            art="busy"
            size={116}
            title="只有本人可以查看"
            text="副号的上网行为报告，请用该号码登录后查看"
          />
        </Floor>
      ) : (
        <OwnReport />
      )}
    </NumberPage>
  );
}

function OwnReport() {
  const [chosen, setChosen] = useState<{ readonly month: string; readonly newest: string }>();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const report = useCall(phoneFlow.behaviorReport, chosen ? { month: chosen.month } : {}, { enabled });
  return (
    <QueryState query={report} skeleton={<FloorSkeleton heights={[140, 220, 220]} />} failedLook="page">
      {(data) =>
        data.kind === 'consent-needed' ? (
          <AskConsent agreement={data.agreement} />
        ) : (
          <Report
            report={data}
            newest={chosen?.newest ?? data.month}
            onMonth={(month) => setChosen({ month, newest: chosen?.newest ?? data.month })}
          />
        )
      }
    </QueryState>
  );
}

export const page: PageDefinition = { Page: BehaviorReport };
