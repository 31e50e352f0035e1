import { statfs } from 'node:fs/promises';
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { CircuitState } from '../figures/upstream-counts.ts';

export interface ProcessSources {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** How long the oldest request for a connection has been waiting. */
  oldestWaitMs(): number;
  /** undefined: there is no standby, or it does not answer. */
  standbyLagMs(): number | undefined;
  circuits(): readonly CircuitState[];
  /** The disk of this folder is measured. */
  readonly dataDir: string;
}

/** What a process is asked for at each scrape; several processes are added up, or the worst of them is shown. */
export function processGauges(registry: Registry): (sources: ProcessSources) => void {
  let sources: ProcessSources | undefined;
  const gauge = <Label extends string>(settings: GaugeConfiguration<Label>): Gauge<Label> =>
    new Gauge({ ...settings, registers: [registry] });
  gauge({
    name: 'mall_pool_connections',
    help: 'Connections to the database by state',
    labelNames: ['state'],
    collect() {
      if (!sources) return;
      const { totalCount, idleCount } = sources.pool;
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'used' }, totalCount - idleCount);
    },
  });
  gauge({
    name: 'mall_pool_waiting',
    help: 'Queries that wait for a connection',
    collect() {
      this.set(sources?.pool.waitingCount ?? 0);
    },
  });
  gauge({
    name: 'mall_pool_oldest_wait_seconds',
    help: 'How long the oldest query has been waiting for a connection',
    aggregator: 'max',
    collect() {
      this.set((sources?.oldestWaitMs() ?? 0) / 1_000);
    },
  });
  gauge({
    name: 'mall_standby_lag_seconds',
    help: 'How far the standby is behind the primary',
    aggregator: 'max',
    collect() {
      const lagMs = sources?.standbyLagMs();
      if (lagMs === undefined) return this.reset();
      this.set(lagMs / 1_000);
    },
  });
  gauge({
    name: 'mall_upstream_open',
    help: 'Whether the circuit breaker of an upstream is open in a process',
    labelNames: ['upstream'],
    aggregator: 'max',
    collect() {
      for (const { upstream, state } of sources?.circuits() ?? [])
        this.set({ upstream }, state === 'closed' ? 0 : 1);
    },
  });
  gauge({
    name: 'mall_disk_bytes',
    help: 'Disk of the data folder',
    labelNames: ['part'],
    aggregator: 'min',
    async collect() {
      const disk = sources && (await statfs(sources.dataDir).catch(() => undefined));
      if (!disk) return this.reset();
      this.set({ part: 'free' }, disk.bavail * disk.bsize);
      this.set({ part: 'total' }, disk.blocks * disk.bsize);
    },
  });
  return (read) => void (sources = read);
}
