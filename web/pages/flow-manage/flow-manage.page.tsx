import { Suspense, useState } from 'react';
import { KnownNumber } from '#web/features/number/known-number.tsx';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import type { AlertSetting } from './alert-setting.ts';
import { AlertList } from './alert-list.tsx';
import { UsageFloor, useMonthUsage } from './usage-floor.tsx';

const AlertSheet = lazyPart(() => import('./alert-sheet.tsx').then((found) => found.AlertSheet));

/** 流量管理: usage by day and month, and the alerts. */
function FlowManage() {
  const { settings } = useFlowSettings();
  const usage = useMonthUsage();
  const [sheet, setSheet] = useState<{ open: boolean; alert: AlertSetting | undefined; times: number }>({
    open: false,
    alert: undefined,
    times: 0,
  });
  const edit = (alert?: AlertSetting) => setSheet(({ times }) => ({ open: true, alert, times: times + 1 }));
  return (
    <NumberPage title="流量管理">
      <KnownNumber query={settings}>
        <UsageFloor of={usage} />
        {/* Below a floor whose height depends on its answers. */}
        {usage.isSettled && <AlertList onEdit={edit} />}
      </KnownNumber>
      {sheet.times > 0 && (
        <Suspense fallback={null}>
          <AlertSheet
            key={sheet.times}
            open={sheet.open}
            alert={sheet.alert}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </NumberPage>
  );
}

export const page: PageDefinition = { Page: FlowManage };
