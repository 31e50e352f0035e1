import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { release } from '#core/config/release.ts';
import { peers as alone, type Peers } from '../processes/peers.ts';
import { reasonLabels } from './monitoring/reason-labels.ts';
import { processGauges, type ProcessSources } from './monitoring/process-gauges.ts';
import { stateMetrics, type ReadStates } from './monitoring/state-metrics.ts';

/** What a request was answered as: an address has too many values for a label. */
export type ServedKind = 'call' | 'page' | 'file' | 'other';
/** Which database answered what a guest read; `failed`: the primary, after the standby failed. */
export type ReadPlace = 'standby' | 'primary' | 'failed';
/** Where a document came from. */
export type DocumentSource = 'cached' | 'rendered' | 'stale' | 'empty';

export interface Metrics {
  readonly registry: Registry;
  /** The metrics of all processes together, in the format of Prometheus. */
  text(): Promise<string>;
  /** The names of all metrics of the product, those of the runtime included. */
  names(): readonly string[];
  /** Sets where the state of work in the database is read; only the process that answers reads it. */
  readStates(read: ReadStates): void;
  /** Sets what this process is asked for at each scrape. */
  readProcess(sources: ProcessSources): void;
  /** One answered call: name, envelope code and duration. */
  call(name: string, code: string, seconds: number): void;
  refusal(name: string, sentence: string): void;
  request(kind: ServedKind, status: number, seconds: number): void;
  page(page: string, status: number, seconds: number): void;
  document(source: DocumentSource, renderSeconds?: number): void;
  /** How long a query waited for a connection. */
  poolWait(seconds: number): void;
  guestRead(from: ReadPlace): void;
  /** One round of background work. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** `seconds`: of a request that was sent. */
  upstream(name: string, outcome: string, seconds?: number): void;
  /** Page events: accepted, stored, dropped or lost. */
  events(outcome: string, count: number): void;
  /** A JavaScript error that a page reported: its kind, and whether it is in the log or was one too many. */
  pageError(kind: string, outcome: 'logged' | 'dropped'): void;
}

const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

export function createMetrics(peers: Peers = alone()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
    new Counter({ name, help, labelNames, registers });

  const calls = histogram('mall_call_seconds', 'Time to answer a call', ['call', 'code']);
  const refusals = counter('mall_refusals_total', 'Calls that were refused, by the sentence that was shown', [
    'call',
    'reason',
  ]);
  const requests = histogram('mall_request_seconds', 'Time to answer a request, by what it was', [
    'kind',
    'status',
  ]);
  const pages = histogram('mall_page_seconds', 'Time to answer with a document', ['page', 'status']);
  const documents = counter('mall_documents_total', 'Documents by where they came from', ['source']);
  const renderings = histogram('mall_render_seconds', 'Time to render a page', []);
  const poolWaits = histogram('mall_pool_wait_seconds', 'How long a query waited for a connection', []);
  const guestReads = counter(
    'mall_guest_reads_total',
    'Calls that guests read, by the database that answered',
    ['from'],
  );
  const jobs = histogram('mall_job_seconds', 'Rounds of background work', ['job', 'outcome']);
  const upstreams = counter('mall_upstream_total', 'Requests to upstreams by outcome', [
    'upstream',
    'outcome',
  ]);
  const upstreamTimes = histogram('mall_upstream_seconds', 'How long upstreams took', ['upstream']);
  const events = counter('mall_events_total', 'Events of pages by what became of them', ['outcome']);
  const pageErrors = counter('mall_page_errors_total', 'JavaScript errors that pages reported', [
    'kind',
    'outcome',
  ]);
  new Gauge({ name: 'mall_processes', help: 'Processes that serve', registers }).set(1);
  new Gauge({
    name: 'mall_build_info',
    help: 'Processes by release',
    labelNames: ['release'],
    registers,
  }).set({ release }, 1);
  const readProcess = processGauges(registry);
  const states = stateMetrics();
  const reasonOf = reasonLabels();
  peers.answer('metrics', () => registry.getMetricsAsJSON());
  return {
    registry,
    text: async () => {
      const [all, ofDatabase] = await Promise.all([peers.ask('metrics', null), states.text()]);
      const own = all.length === 1 ? registry : AggregatorRegistry.aggregate([...all]);
      return `${await own.metrics()}\n${ofDatabase}`;
    },
    names: () =>
      [registry, states.registry].flatMap((each) => each.getMetricsAsArray().map(({ name }) => name)),
    readStates: states.readWith,
    readProcess,
    call: (call, code, took) => calls.observe({ call, code }, took),
    refusal: (call, sentence) => refusals.inc({ call, reason: reasonOf(call, sentence) }),
    request: (kind, status, took) => requests.observe({ kind, status: String(status) }, took),
    page: (page, status, took) => pages.observe({ page, status: String(status) }, took),
    document: (source, took) => {
      documents.inc({ source });
      if (took !== undefined) renderings.observe(took);
    },
    poolWait: (took) => poolWaits.observe(took),
    guestRead: (from) => guestReads.inc({ from }),
    job: (job, outcome, took) => jobs.observe({ job, outcome }, took),
    upstream: (upstream, outcome, took) => {
      upstreams.inc({ upstream, outcome });
      if (took !== undefined) upstreamTimes.observe({ upstream }, took);
    },
    events: (outcome, count) => events.inc({ outcome }, count),
    pageError: (kind, outcome) => pageErrors.inc({ kind, outcome }),
  };
}
