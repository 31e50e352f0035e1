import lighthouse from 'lighthouse';
import { median } from '../harness/median.ts';
import { blockingCpu } from './blocking-cpu.ts';
import { onFreshPhone } from './open-visit.ts';
import type { Visit } from './visits.ts';

export interface LighthouseRun {
  readonly performance: number;
  readonly lcpSeconds: number;
  readonly blockingMs: number;
  /** The same from CPU time alone. */
  readonly blockingCpuMs: number;
  readonly shift: number;
  /** Speed of this machine during the run. */
  readonly benchmarkIndex: number;
}

/** Lighthouse's mobile score under its simulated slow phone and network: the median of several runs. */
export async function lighthouseOf(visit: Visit, runs: number): Promise<LighthouseRun> {
  const all: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await lighthouseOnce(visit));
  const medianOf = (field: keyof LighthouseRun) => median(all.map((run) => run[field]));
  return {
    performance: medianOf('performance'),
    lcpSeconds: medianOf('lcpSeconds'),
    blockingMs: medianOf('blockingMs'),
    blockingCpuMs: medianOf('blockingCpuMs'),
    shift: medianOf('shift'),
    benchmarkIndex: medianOf('benchmarkIndex'),
  };
}

/** Its trace is sometimes without the beginning of the visit (NO_NAVSTART), and it asks to be run again. */
async function lighthouseOnce(visit: Visit, triesLeft = 2): Promise<LighthouseRun> {
  const run = await runLighthouse(visit);
  if (typeof run !== 'string') return run;
  if (triesLeft === 0) throw new Error(`Lighthouse at ${visit.url}: ${run}`);
  return lighthouseOnce(visit, triesLeft - 1);
}

/** A run, or what Lighthouse says of one that failed. */
const runLighthouse = (visit: Visit): Promise<LighthouseRun | string> =>
  onFreshPhone(visit, async (page, { debugPort }) => {
    await page.close();
    const result = await lighthouse(visit.url, {
      port: debugPort,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { lhr, artifacts } = result;
    if (lhr.runtimeError) return lhr.runtimeError.message;
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((lhr.categories['performance']?.score ?? Number.NaN) * 100),
      lcpSeconds: figure('largest-contentful-paint') / 1000,
      blockingMs: figure('total-blocking-time'),
      blockingCpuMs: blockingCpu(artifacts.Trace.traceEvents),
      shift: figure('cumulative-layout-shift'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  });
