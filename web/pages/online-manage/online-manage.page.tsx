import { Suspense, useState } from 'react';
import { KnownNumber } from '#web/features/number/known-number.tsx';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import type { AccessSetting } from './access-setting.ts';
import { AccessList } from './access-list.tsx';
import { BlockedKinds } from './blocked-kinds.tsx';

const AccessSheet = lazyPart(() => import('./access-sheet.tsx').then((found) => found.AccessSheet));

/** 上网管理: times without internet, and kinds of apps without it. */
function OnlineManage() {
  const { settings } = useFlowSettings();
  const [sheet, setSheet] = useState<{ open: boolean; times: number; access: AccessSetting | undefined }>({
    open: false,
    times: 0,
    access: undefined,
  });
  const edit = (access?: AccessSetting) =>
    setSheet(({ times }) => ({ open: true, times: times + 1, access }));
  return (
    <NumberPage title="上网管理">
      <KnownNumber query={settings}>
        <AccessList onEdit={edit} />
        <BlockedKinds />
      </KnownNumber>
      {sheet.times > 0 && (
        <Suspense fallback={null}>
          <AccessSheet
            key={sheet.times}
            open={sheet.open}
            access={sheet.access}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </NumberPage>
  );
}

export const page: PageDefinition = { Page: OnlineManage };
