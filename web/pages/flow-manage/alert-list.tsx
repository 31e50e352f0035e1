import { dataText } from '#core/rules/number/data-amount.ts';
import { maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import { SettingCell } from '#web/features/number/setting-cell.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import type { AlertSetting } from './alert-setting.ts';
import styles from './alert-list.module.css';

/** The alerts of the number, each with its switch, and adding one. */
export function AlertList({ onEdit }: { onEdit: (alert?: AlertSetting) => void }) {
  const { input } = useNumber();
  const { settings, change, remove } = useFlowSettings();
  return (
    <>
      <Cells title="流量提醒">
        <QueryState query={settings} skeleton={<Cell title={<SkeletonBox width="60%" height={20} />} />}>
          {(data) => (
            <>
              <Cell
                title="提醒总开关"
                note="用到提醒值时通知您，每条每月一次"
                end={
                  <Switch
                    label="提醒总开关"
                    checked={data.alertOn}
                    disabled={change.busy}
                    onChange={(on) => change.run({ target: 'alert', on, ...input })}
                  />
                }
              />
              {data.settings.flatMap((alert) =>
                alert.kind === 'alert'
                  ? [
                      <SettingCell
                        key={alert.settingId}
                        name={`用到${dataText(alert.thresholdMb)}`}
                        note={alert.notifyBy === 'sms' ? '短信和消息中心' : '消息中心'}
                        on={alert.enabled}
                        busy={change.busy || remove.busy}
                        onSwitch={(on) => change.run({ target: 'setting', settingId: alert.settingId, on })}
                        onEdit={() => onEdit(alert)}
                        onDelete={() => remove.run(alert.settingId)}
                      />,
                    ]
                  : [],
              )}
            </>
          )}
        </QueryState>
      </Cells>
      <div className={styles.add}>
        <Button full kind="soft" onPress={() => onEdit()}>
          添加提醒
        </Button>
        <p className="text-tertiary">最多{maxFlowSettings}条</p>
      </div>
    </>
  );
}
