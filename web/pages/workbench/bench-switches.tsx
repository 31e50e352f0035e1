import { useState } from 'react';
import { cities } from '#core/rules/location/cities.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { areaFlags } from '#web/features/sandbox/sandbox-names.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './workbench.module.css';

const flags = [
  { key: '0', text: areaFlags[0] },
  { key: '2', text: areaFlags[2] },
  { key: '4', text: areaFlags[4] },
] as const;
type FlagKey = (typeof flags)[number]['key'];
const areas = cities
  .filter(({ address }) => address !== undefined)
  .map(({ areaNum, areaName }) => ({ key: areaNum, text: areaName }));

/** Area degradation, the maintenance notice and the stock of all goods. All take effect within seconds. */
export function BenchSwitches() {
  const state = useSandboxQuery(controls.state, {});
  const degrade = useSandboxChange(controls.setDegradation);
  const maintain = useSandboxChange(controls.setMaintenance);
  const sellOut = useSandboxChange(trade.setSoldOut);
  const [areaNum, setAreaNum] = useState(areas[0]?.key ?? '');
  const current = state.data?.degradations.find((each) => each.areaNum === areaNum)?.flag ?? 0;
  const flag = degrade.busy && degrade.input?.areaNum === areaNum ? degrade.input.flag : current;
  const on = maintain.busy ? maintain.input?.on : state.data?.maintenance.on;
  const soldOut = sellOut.busy ? sellOut.input?.on : state.data?.soldOut;
  return (
    <Floor
      header={{
        title: '地区、维护与库存',
        meta: state.data && `${state.data.degradations.length} 个地区降级`,
      }}
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
        <Cell
          title="全部商品售罄"
          note="商品和秒杀的库存都变成0，关掉后还原"
          end={
            <Switch
              label="全部商品售罄"
              checked={soldOut ?? false}
              onChange={(next) => sellOut.run({ on: next })}
            />
          }
        />
      </div>
    </Floor>
  );
}
