import { Gauge, Registry } from 'prom-client';

/** Rows that wait for background work or a person. */
export interface Backlog {
  readonly queue: string;
  readonly size: number;
  readonly oldestSeconds: number;
}

export interface StatesOfWork {
  readonly backlogs: readonly Backlog[];
  /** Claims and payments of the last hour by their state. */
  readonly lastHour: readonly {
    readonly kind: 'claims' | 'payments';
    readonly state: string;
    readonly count: number;
  }[];
}
export type ReadStates = () => Promise<StatesOfWork>;

/** Several scrapers at once cost one reading. */
const rememberedMs = 5_000;

/** What all processes share and one of them reads: a database that does not answer leaves out these metrics, not all. */
export function stateMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const sizes = new Gauge({
    name: 'mall_backlog',
    help: 'Rows that wait for background work or a person',
    labelNames: ['queue'],
    registers,
  });
  const ages = new Gauge({
    name: 'mall_backlog_oldest_seconds',
    help: 'Age of the oldest row that waits',
    labelNames: ['queue'],
    registers,
  });
  const claims = new Gauge({
    name: 'mall_claims_last_hour',
    help: 'Claims of the last hour by state',
    labelNames: ['state'],
    registers,
  });
  const payments = new Gauge({
    name: 'mall_payments_last_hour',
    help: 'Payments of the last hour by state',
    labelNames: ['state'],
    registers,
  });
  const isRead = new Gauge({
    name: 'mall_states_read',
    help: 'Whether the state of work could be read from the database',
    registers,
  });
  let read: ReadStates | undefined;
  let last: { readonly at: number; readonly text: Promise<string> } | undefined;

  const fill = async (): Promise<string> => {
    const states = await read?.().catch(() => undefined);
    for (const gauge of [sizes, ages, claims, payments]) gauge.reset();
    isRead.set(states ? 1 : 0);
    for (const { queue, size, oldestSeconds } of states?.backlogs ?? []) {
      sizes.set({ queue }, size);
      ages.set({ queue }, oldestSeconds);
    }
    for (const { kind, state, count } of states?.lastHour ?? [])
      (kind === 'claims' ? claims : payments).set({ state }, count);
    return registry.metrics();
  };
  return {
    registry,
    readWith: (source: ReadStates) => void (read = source),
    text: (): Promise<string> => {
      if (!last || performance.now() - last.at > rememberedMs) last = { at: performance.now(), text: fill() };
      return last.text;
    },
  };
}
