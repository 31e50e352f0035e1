import { controls } from '#core/contract/sandbox/controls.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { OutageName } from '#core/contract/sandbox/upstreams.shapes.ts';
import { upstreamTitles } from '#core/rules/upstreams/upstream-titles.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { invoiceModes, pictureModes, supplierModes } from '#web/features/sandbox/sandbox-names.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import styles from './workbench.module.css';

const itemsOf = <Mode extends string>(modes: Readonly<Record<Mode, { readonly text: string }>>) =>
  (Object.keys(modes) as Mode[]).map((key) => ({ key, text: modes[key].text }));

/** Behaviour of the sandbox upstreams: the modes of the supplier, the tax service and the store of pictures, and outages. */
export function BenchUpstreams() {
  const state = useSandboxQuery(controls.state, {});
  const supplier = useSandboxChange(upstreams.setSupplier);
  const invoices = useSandboxChange(upstreams.setInvoices);
  const pictures = useSandboxChange(upstreams.setPictures);
  const outage = useSandboxChange(upstreams.setOutage);
  const isOut = (upstream: OutageName, on: boolean) =>
    outage.busy && outage.input?.upstream === upstream ? outage.input.on : on;
  return (
    <Floor header={{ title: '上游系统' }}>
      <Modes
        label="供应商发放"
        modes={supplierModes}
        value={(supplier.busy ? supplier.input?.mode : state.data?.supplier) ?? 'ok'}
        onChange={(mode) => supplier.run({ mode })}
      />
      <Modes
        label="开具发票"
        modes={invoiceModes}
        value={(invoices.busy ? invoices.input?.mode : state.data?.invoices) ?? 'ok'}
        onChange={(mode) => invoices.run({ mode })}
      />
      <Choice
        label="图片存储"
        value={state.data?.pictures ?? 'ok'}
        options={itemsOf(pictureModes)}
        onChange={(mode) => pictures.run({ mode })}
      />
      <p className={styles.entryText}>{pictureModes[state.data?.pictures ?? 'ok'].meaning}</p>
      <div className={styles.cells}>
        {state.data?.outages.map(({ upstream, on }) => {
          const title = `${upstreamTitles[upstream]}中断`;
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

interface ModesProps<Mode extends string> {
  readonly label: string;
  readonly modes: Readonly<Record<Mode, { readonly text: string; readonly meaning: string }>>;
  readonly value: Mode;
  onChange(mode: Mode): void;
}

/** The ways in which one upstream behaves, with what one sees of the chosen one. */
const Modes = <Mode extends string>({ label, modes, value, onChange }: ModesProps<Mode>) => (
  <>
    <p className={styles.entryText}>{label}</p>
    <Segmented label={label} items={itemsOf(modes)} value={value} onChange={onChange} />
    <p className={styles.entryText}>{modes[value].meaning}</p>
  </>
);
