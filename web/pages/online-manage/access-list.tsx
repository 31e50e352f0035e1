import { accessText, maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import { SettingCell } from '#web/features/number/setting-cell.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import type { AccessSetting } from './access-setting.ts';
import styles from './access-list.module.css';

/** The times without internet, each with its switch, and adding one. */
export function AccessList({ onEdit }: { onEdit: (access?: AccessSetting) => void }) {
  const { input } = useNumber();
  const { settings, change, remove } = useFlowSettings();
  return (
    <>
      <Cells title="断网时段">
        <QueryState query={settings} skeleton={<Cell title={<SkeletonBox width="60%" height={20} />} />}>
          {(data) => (
            <>
              <Cell
                title="上网管理"
                note={
                  data.accessPending ? '已保存，网络正在更新，请稍后再看' : '打开后，下面的时段和应用限制生效'
                }
                end={
                  <Switch
                    label="上网管理"
                    checked={data.accessRulesOn}
                    disabled={change.busy}
                    onChange={(on) => change.run({ target: 'access', on, ...input })}
                  />
                }
              />
              {data.settings.flatMap((access) =>
                access.kind === 'access'
                  ? [
                      <SettingCell
                        key={access.settingId}
                        name={access.title}
                        note={accessText(access)}
                        on={access.enabled}
                        busy={change.busy || remove.busy}
                        onSwitch={(on) => change.run({ target: 'setting', settingId: access.settingId, on })}
                        onEdit={() => onEdit(access)}
                        onDelete={() => remove.run(access.settingId)}
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
          添加时段
        </Button>
        <p className="text-tertiary">最多{maxFlowSettings}个，紧急呼叫不受影响</p>
      </div>
    </>
  );
}
