import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './workbench.module.css';

/** The stock of all goods, within seconds. Operators switch everything else in the console. */
export function BenchSwitches() {
  const state = useSandboxQuery(controls.state, {});
  const sellOut = useSandboxChange(trade.setSoldOut);
  const soldOut = sellOut.busy ? sellOut.input?.on : state.data?.soldOut;
  return (
    <Floor header={{ title: '库存' }}>
      <div className={styles.cells}>
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
