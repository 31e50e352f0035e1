import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './workbench.module.css';

/** The maintenance notice and the stock of all goods, both within seconds. Operators limit and pause cities in the console. */
export function BenchSwitches() {
  const state = useSandboxQuery(controls.state, {});
  const maintain = useSandboxChange(controls.setMaintenance);
  const sellOut = useSandboxChange(trade.setSoldOut);
  const on = maintain.busy ? maintain.input?.on : state.data?.maintenance.on;
  const soldOut = sellOut.busy ? sellOut.input?.on : state.data?.soldOut;
  return (
    <Floor header={{ title: '维护与库存' }}>
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
