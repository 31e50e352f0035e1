import { Suspense, useState } from 'react';
import { DayBar } from '#web/features/number/day-bar.tsx';
import { KnownNumber } from '#web/features/number/known-number.tsx';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { accessText, maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import { SettingList } from '#web/features/number/setting-list.tsx';
import type { AccessSetting } from './access-setting.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { AccessState } from './access-state.tsx';
import { BlockedKinds } from './blocked-kinds.tsx';

/** What a change does, and what it does not. */
const effects = [
  '断网时段内手机流量不能上网，电话、短信和紧急呼叫不受影响',
  '被限制的应用类别用流量打不开，Wi-Fi下不受限制',
  '改动保存后通常1分钟内生效，更新期间按原来的设置',
  '“其他”类应用始终可以上网，付款和求助依靠它',
];

/** The times without internet. */
const AccessList = ({ onEdit }: { onEdit: (access?: AccessSetting) => void }) => (
  <SettingList
    title="断网时段"
    kind="access"
    mainSwitch={{
      title: '上网管理',
      note: ({ accessPending }) =>
        accessPending ? '已保存，网络正在更新，请稍后再看' : '打开后，下面的时段和应用限制生效',
      isOn: ({ accessRulesOn }) => accessRulesOn,
      hasNone: ({ settings, blockedKinds }) =>
        blockedKinds.length === 0 && settings.every(({ kind }) => kind !== 'access'),
    }}
    addText="添加时段"
    limitText={`最多${maxFlowSettings}个，紧急呼叫不受影响`}
    renderSummary={(settings) => <DayBar settings={settings} />}
    textsOf={(access) => ({ name: access.title, note: accessText(access) })}
    onEdit={onEdit}
  />
);

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
        <AccessState />
        <AccessList onEdit={edit} />
        {/* Not after a failure: they read the same answer, and would ask for it again and again. */}
        {settings.data && (
          <>
            <BlockedKinds />
            <Floor header={{ title: '生效说明' }}>
              <RuleList rules={effects} />
            </Floor>
          </>
        )}
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
