import { terminals } from '#core/contract/sandbox/terminals.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './workbench.module.css';

/** What shops and carriers do with orders: they take vouchers, and move parcels on. */
export function BenchVouchers() {
  const { data } = useSandboxQuery(terminals.tills, {});
  const use = useSandboxChange(terminals.useVoucher, ({ ok, text }) => toast(text, ok ? 'status' : 'alert'));
  const move = useSandboxChange(terminals.moveParcels, ({ moved }) =>
    toast(moved > 0 ? `${moved}个包裹前进了一步` : '没有在路上的包裹'),
  );
  return (
    <Floor header={{ title: '门店与快递', meta: '核销到店券，推进包裹' }}>
      <Button size="s" kind="outline" busy={move.busy} onPress={() => move.run({})}>
        全部包裹前进一步
      </Button>
      <div className={styles.shortList}>
        {data?.vouchers?.length === 0 && (
          <p className={styles.entryText}>还没有可以核销的券，买一张到店券后出现在这里</p>
        )}
        <ul>
          {data?.vouchers?.map(({ orderNo, goodsName, mobile, left }) => (
            <li key={orderNo + goodsName} className={styles.entry}>
              <span className="grow">
                <span className={styles.entryTitle}>{goodsName}</span>
                <span className={`number ${styles.entryMeta}`}>
                  {mobile}，剩{left}张
                </span>
              </span>
              <Button
                size="s"
                kind="outline"
                busy={use.busy && use.input?.orderNo === orderNo}
                label={`核销${goodsName}`}
                onPress={() => use.run({ orderNo })}
              >
                核销
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Floor>
  );
}
