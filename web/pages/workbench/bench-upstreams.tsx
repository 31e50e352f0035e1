import type { SandboxState } from '#core/contract/sandbox/controls.shapes.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { OutageName } from '#core/contract/sandbox/upstreams.shapes.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import styles from './workbench.module.css';

const modes = [
  { key: 'ok', text: '正常' },
  { key: 'slow', text: '缓慢' },
  { key: 'fail', text: '拒绝' },
  { key: 'timeout', text: '无响应' },
] as const;
const meanings: Readonly<Record<SandboxState['supplier'], string>> = {
  ok: '领取后马上发放',
  slow: '过几秒才发放，期间显示领取中',
  fail: '拒绝发放，名额退回，可以重新领取',
  timeout: '一直没有回音，反复重试到时限后退回',
};
const invoiceModes = [
  { key: 'ok', text: '正常' },
  { key: 'late', text: '延后' },
  { key: 'fail', text: '拒绝' },
  { key: 'timeout', text: '无响应' },
] as const;
const invoiceMeanings: Readonly<Record<SandboxState['invoices'], string>> = {
  ok: '申请后马上开具',
  late: '一分钟后才开具，期间显示开具中',
  fail: '拒绝开具和红冲，可以修改后重新申请',
  timeout: '办了但没有回音，按发票号查询结果',
};
const upstreamNames: Readonly<Partial<Record<OutageName, string>>> = {
  sms: '短信网关',
  suppliers: '权益供应商',
  billing: '计费系统',
  invoices: '开票系统',
  maps: '地图服务',
  identity: '统一认证',
  'chat-app': '聊天应用平台',
  lounge: '贵宾厅扫码器',
};

/** Behaviour of the sandbox upstreams: the modes of the supplier and the tax service, and outages. */
export function BenchUpstreams() {
  const state = useSandboxQuery(controls.state, {});
  const supplier = useSandboxChange(upstreams.setSupplier);
  const invoices = useSandboxChange(upstreams.setInvoices);
  const outage = useSandboxChange(upstreams.setOutage);
  const mode = (supplier.busy ? supplier.input?.mode : state.data?.supplier) ?? 'ok';
  const invoiceMode = (invoices.busy ? invoices.input?.mode : state.data?.invoices) ?? 'ok';
  const isOut = (upstream: OutageName, on: boolean) =>
    outage.busy && outage.input?.upstream === upstream ? outage.input.on : on;
  return (
    <Floor header={{ title: '上游系统' }}>
      <p className={styles.entryText}>供应商发放</p>
      <Segmented
        label="供应商发放"
        items={modes}
        value={mode}
        onChange={(next) => supplier.run({ mode: next })}
      />
      <p className={styles.entryText}>{meanings[mode]}</p>
      <p className={styles.entryText}>开具发票</p>
      <Segmented
        label="开具发票"
        items={invoiceModes}
        value={invoiceMode}
        onChange={(next) => invoices.run({ mode: next })}
      />
      <p className={styles.entryText}>{invoiceMeanings[invoiceMode]}</p>
      <div className={styles.cells}>
        {state.data?.outages.map(({ upstream, on }) => {
          const title = `${upstreamNames[upstream] ?? upstream}中断`;
          return (
            <Cell
              key={upstream}
              title={title}
              end={
                <Switch
                  label={title}
                  checked={isOut(upstream, on)}
                  onChange={(next) => outage.run({ upstream, on: next })}
                />
              }
            />
          );
        })}
      </div>
    </Floor>
  );
}
