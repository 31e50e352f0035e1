import { accessText, maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import { SettingList } from '#web/features/number/setting-list.tsx';
import type { AccessSetting } from './access-setting.ts';

/** The times without internet. */
export const AccessList = ({ onEdit }: { onEdit: (access?: AccessSetting) => void }) => (
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
    textsOf={(access) => ({ name: access.title, note: accessText(access) })}
    onEdit={onEdit}
  />
);
