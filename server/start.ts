import type { FastifyInstance } from 'fastify';
import { environments } from '#core/config/environments.ts';
import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { MovableClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrateAt } from './db/migrate.ts';
import { loadDemo } from './demo/load-demo.ts';
import type { Deps } from './deps.ts';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { startEventThread } from './jobs/start-event-thread.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { makeDeps } from './make-deps.ts';
import type { PageFiles } from './pages/page-files.ts';
import { logLines } from './sandbox/log-lines.ts';
import { clockOffset } from './sandbox/state.ts';

export interface Started {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly origin: string;
  readonly clock: MovableClock | undefined;
  /** Accepts no new requests, finishes those under way, then stops the jobs and closes the database. */
  stop(): Promise<void>;
}

export interface StartParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pages: PageFiles | undefined;
  readonly logTo?: { write(line: string): unknown };
  /** The machine's time under the sandbox's clock, where a test sets it. */
  readonly machineMs?: (() => number) | undefined;
}

/** From settings to a listening product. Tests start the very same. */
export async function start({ config, databaseUrl, pages, logTo, machineMs }: StartParts): Promise<Started> {
  const lines = config.sandbox ? logLines(logTo) : undefined;
  const log = createLog(config.logLevel, lines ?? logTo);
  await migrateAt(databaseUrl);
  const { db, close } = openDatabase({
    url: databaseUrl,
    pool: config.databasePool,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const sandboxClock = config.sandbox ? new MovableClock(await clockOffset(db), machineMs) : undefined;
  const clock = sandboxClock ?? systemClock;

  const { base } = environments[config.env];
  const refreshDemo = async () => {
    if (config.demoData) await loadDemo(db, clock.now(), base);
  };
  await refreshDemo();

  let origin = '';
  const metrics = createMetrics();
  const events = startEventThread({ databaseUrl, metrics, log });
  const deps = makeDeps(config, { db, log, clock, metrics, events, origin: () => origin });
  const sandbox = sandboxClock &&
    lines && { clock: sandboxClock, logLines: lines, afterClockMoved: refreshDemo };
  const app = buildApp({ config, deps, sandbox, pages });
  await app.listen({ host: config.host, port: config.port });
  origin = originOf(app, config);

  // Flash sales and coupons of the demo follow the calendar.
  const demoJob = { name: 'demo', everyMs: 3_600_000, run: refreshDemo };
  const jobs = [...allJobs(deps, config), ...(config.demoData ? [{ recurring: [demoJob] }] : [])];
  const workers = [events, ...startJobs(deps, jobs)];
  return {
    app,
    deps,
    origin,
    clock: sandboxClock,
    async stop() {
      await app.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await close();
    },
  };
}

/** The address to reach a listening server under from this machine. */
function originOf(app: FastifyInstance, { host, tls }: Config): string {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the server listens nowhere');
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${tls ? 'https' : 'http'}://${name}:${address.port}`;
}
