import { useState } from 'react';
import { cities } from '#core/rules/location/cities.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './workbench.module.css';

const flags = [
  { key: '0', text: '正常' },
  { key: '2', text: '城市公告' },
  { key: '4', text: '访问繁忙' },
] as const;
type FlagKey = (typeof flags)[number]['key'];
const areas = cities
  .filter(({ address }) => address !== undefined)
  .map(({ areaNum, areaName }) => ({ key: areaNum, text: areaName }));

/** Operator switches: area degradation and the maintenance notice. Both take effect within seconds. */
export function BenchSwitches() {
  const state = useSandboxQuery(controls.state, {});
  const degrade = useSandboxChange(controls.setDegradation);
  const maintain = useSandboxChange(controls.setMaintenance);
  const [areaNum, setAreaNum] = useState(areas[0]?.key ?? '');
  const current = state.data?.degradations.find((each) => each.areaNum === areaNum)?.flag ?? 0;
  const flag = degrade.busy && degrade.input?.areaNum === areaNum ? degrade.input.flag : current;
  const on = maintain.busy ? maintain.input?.on : state.data?.maintenance.on;
  return (
    <Floor
      header={{ title: '地区与维护', meta: state.data && `${state.data.degradations.length} 个地区降级` }}
    >
      <Choice label="地区" value={areaNum} options={areas} onChange={setAreaNum} />
      <Segmented
        label="该地区的用户登录后看到"
        items={flags}
        value={String(flag) as FlagKey}
        onChange={(next) => degrade.run({ areaNum, flag: Number(next) as 0 | 2 | 4 })}
      />
      <div className={styles.cells}>
        <Cell
          title="维护公告"
          note="所有页面顶部弹出，不能点空白关闭"
          end={
            <Switch label="维护公告" checked={on ?? false} onChange={(next) => maintain.run({ on: next })} />
          }
        />
      </div>
    </Floor>
  );
}
