import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { peers as alone, type Peers } from '../processes/peers.ts';

export interface Metrics {
  readonly registry: Registry;
  /** The metrics of all processes together, in the format of Prometheus. */
  text(): Promise<string>;
  /** One answered call: name, envelope code and duration. */
  call(name: string, code: string, seconds: number): void;
  upstream(name: string, outcome: string): void;
  /** Page events: accepted, stored, dropped or lost. */
  events(outcome: string, count: number): void;
  /** A JavaScript error that a page reported: its kind, and whether it is in the log or was one too many. */
  pageError(kind: string, outcome: 'logged' | 'dropped'): void;
}

export function createMetrics(peers: Peers = alone()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'mall_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'code'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const upstreams = new Counter({
    name: 'mall_upstream_total',
    help: 'Requests to upstreams by outcome',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
  });
  const events = new Counter({
    name: 'mall_events_total',
    help: 'Events of pages by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const pageErrors = new Counter({
    name: 'mall_page_errors_total',
    help: 'JavaScript errors that pages reported',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  new Gauge({ name: 'mall_processes', help: 'Processes that serve', registers: [registry] }).set(1);
  peers.answer('metrics', () => registry.getMetricsAsJSON());
  return {
    registry,
    text: async () => {
      const all = await peers.ask('metrics', null);
      return all.length === 1 ? registry.metrics() : AggregatorRegistry.aggregate([...all]).metrics();
    },
    call: (call, code, took) => seconds.observe({ call, code }, took),
    upstream: (upstream, outcome) => upstreams.inc({ upstream, outcome }),
    events: (outcome, count) => events.inc({ outcome }, count),
    pageError: (kind, outcome) => pageErrors.inc({ kind, outcome }),
  };
}
