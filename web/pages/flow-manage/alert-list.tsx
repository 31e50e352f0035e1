import { dataText } from '#core/rules/number/data-amount.ts';
import { maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import { SettingList } from '#web/features/number/setting-list.tsx';
import type { AlertSetting } from './alert-setting.ts';

/** The alerts of the number. */
export const AlertList = ({ onEdit }: { onEdit: (alert?: AlertSetting) => void }) => (
  <SettingList
    title="流量提醒"
    kind="alert"
    mainSwitch={{
      title: '提醒总开关',
      note: ({ settings }) =>
        settings.some(({ kind }) => kind === 'alert')
          ? '用到提醒值时通知您，每条每月一次'
          : '还没有设置提醒值',
      isOn: ({ alertOn }) => alertOn,
      hasNone: ({ settings }) => settings.every(({ kind }) => kind !== 'alert'),
    }}
    addText="添加提醒"
    limitText={`最多${maxFlowSettings}条`}
    textsOf={({ thresholdMb, notifyBy }) => ({
      name: `用到${dataText(thresholdMb)}`,
      note: notifyBy === 'sms' ? '短信和消息中心' : '消息中心',
    })}
    onEdit={onEdit}
  />
);
