import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { environments } from '#core/config/environments.ts';
import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { MovableClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { encryptionWith } from './crypto/encryption.ts';
import { databaseProbe } from './db/database-probe.ts';
import { openDatabase, withoutTimeouts, type Db } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { setRoleLimits } from './db/role-limits.ts';
import { standbyOf, type Standby } from './db/standby.ts';
import { retryDeadlock } from './db/retry-deadlock.ts';
import { loadDemo } from './demo/load-demo.ts';
import type { Deps } from './deps.ts';
import { encryptAgain } from './encrypt-again.ts';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import type { Traces } from './http/monitoring/traces.ts';
import { startEventThread } from './jobs/start-event-thread.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listen } from './listen.ts';
import { makeDeps } from './make-deps.ts';
import type { PageFiles } from './pages/page-files.ts';
import { readiness } from './readiness.ts';
import { notifySignals } from './processes/notify-signals.ts';
import { peers as alone, type Peers } from './processes/peers.ts';
import { openRedis } from './processes/redis.ts';
import { logRecords } from './sandbox/reports/log-records.ts';
import { parcelsWork } from './sandbox/controls/parcels.ts';
import { clockOffset } from './sandbox/state.ts';
import { startPictureThread } from './services/content/pictures/start-picture-thread.ts';
import { statesReader } from './services/operators/public.ts';
import { startCaptchaThread } from './services/platform/verification/start-captcha-thread.ts';

export interface Started {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly origin: string;
  readonly clock: MovableClock | undefined;
  /** Starts the next round of all background work at once. */
  wakeJobs(): void;
  /** Ends all background work. */
  stopJobs(): Promise<void>;
  /** Accepts no new requests, finishes those under way, then stops the jobs and closes the database. */
  stop(): Promise<void>;
}

export interface StartParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pages: PageFiles | undefined;
  readonly logTo?: { write(record: string): unknown };
  /** The other processes on this port; default: there are none. */
  readonly peers?: Peers;
  /** The machine's time under the sandbox's clock, where a test sets it. */
  readonly machineMs?: (() => number) | undefined;
  /** How often due work is looked for without a signal. */
  readonly dueEveryMs?: number | undefined;
}

/** From settings to a listening product. Tests start the very same. */
export async function start({
  config,
  databaseUrl,
  pages,
  logTo,
  peers = alone(),
  machineMs,
  dueEveryMs,
}: StartParts): Promise<Started> {
  const records = config.sandbox ? logRecords(logTo) : undefined;
  const log = createLog(config.logLevel, records ?? logTo);
  const encryption = encryptionWith(config);
  const { base } = environments[config.env];
  const refreshDemo = async (db: Db) => {
    // Jobs that the moved clock has made due change the same rows.
    if (config.demoData) await retryDeadlock(() => loadDemo({ db, encryption }, clock.now(), base));
  };
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const sandboxClock = await withoutTimeouts(directUrl, async (db) => {
    await migrate(db, encryption);
    await encryptAgain(db, encryption, { oldSecret: config.oldSecret, log });
    return config.sandbox ? new MovableClock(await clockOffset(db), machineMs) : undefined;
  });
  const clock = sandboxClock ?? systemClock;
  await withoutTimeouts(directUrl, refreshDemo);
  await setRoleLimits(databaseUrl, config.databaseTimeoutMs);
  const metrics = createMetrics(peers);
  const traces = await tracesOf(config, log);
  const { db, pool, waitingMs, close } = openDatabase({
    url: databaseUrl,
    pool: config.databasePool,
    timeoutMs: config.databaseTimeoutMs,
    preparesStatements: config.databasePrepares,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onQuery: traces?.onQuery,
    onWaited: (ms) => metrics.poolWait(ms / 1_000),
  });

  const standby = openStandby(config, db);
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log);
  const notified =
    redis || config.databaseUrl === undefined ? undefined : notifySignals({ directUrl, db, log });
  let origin = '';
  const events = startEventThread({
    databaseUrl,
    preparesStatements: config.databasePrepares,
    databaseFolder: config.databaseUrl === undefined ? config.dataDir : undefined,
    stream:
      config.eventsUrl === undefined
        ? undefined
        : { url: config.eventsUrl, spoolFolder: join(config.dataDir, 'event-spool') },
    rates: config.eventRates,
    space: config.eventSpace,
    metrics,
    log,
  });
  const captchas = startCaptchaThread({ log });
  const pictureEncoder = startPictureThread({ log });
  const probe = databaseProbe(databaseUrl, new Set(Object.keys(migrations(encryption))));
  const unreadyReason = readiness({ probe, waitingMs, log });
  const deps = makeDeps(config, {
    db,
    encryption,
    log,
    clock,
    metrics,
    events,
    captchas,
    pictureEncoder,
    peers,
    signals: redis?.signals ?? notified,
    origin: () => origin,
  });
  metrics.readStates(statesReader(deps));
  metrics.readProcess({
    pool,
    oldestWaitMs: waitingMs,
    circuits: deps.circuits.states,
    dataDir: config.dataDir,
    standbyLagMs: () => standby?.lagMs(),
  });
  const sandbox = sandboxClock &&
    records && {
      clock: sandboxClock,
      logRecords: records,
      peers,
      upstreamTimeoutMs: config.upstreamTimeoutMs,
      afterClockMoved: () => refreshDemo(db),
    };
  const app = buildApp({ config, deps, unreadyReason, sandbox, pages, traces, standby, redis });
  const lastConnection = await listen(app, config);
  origin = originOf(app, config);

  // Flash sales and coupons of the demo follow the calendar.
  const demoJob = { name: 'demo', everyMs: 3_600_000, run: () => refreshDemo(db) };
  const jobs = [
    ...allJobs(deps, config),
    ...(config.demoData ? [{ recurring: [demoJob] }] : []),
    ...(sandbox ? [{ works: [parcelsWork(deps)] }] : []),
  ];
  const workers = startJobs(deps, jobs, dueEveryMs);
  return {
    app,
    deps,
    origin,
    clock: sandboxClock,
    wakeJobs: () => workers.forEach((worker) => worker.wake()),
    stopJobs: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
    async stop() {
      await app.close();
      await lastConnection();
      await Promise.all([events, captchas, pictureEncoder, ...workers].map((worker) => worker.stop()));
      await probe.close();
      await traces?.stop();
      await standby?.stop();
      await redis?.stop();
      await notified?.stop();
      await close();
    },
  };
}

function openStandby(config: Config, primary: Db): Standby | undefined {
  if (config.databaseReadUrl === undefined) return undefined;
  const { db, close } = openDatabase({
    url: config.databaseReadUrl,
    pool: config.databasePool,
    timeoutMs: config.databaseTimeoutMs,
    preparesStatements: config.databasePrepares,
  });
  return standbyOf({ primary, db, close });
}

/** Without an address for spans, nothing of OpenTelemetry is loaded. */
async function tracesOf(
  { tracesUrl: url, tracesPercent: percent }: Config,
  log: Logger,
): Promise<Traces | undefined> {
  if (url === undefined) return undefined;
  const { startTraces } = await import('./http/monitoring/traces.ts');
  return startTraces({ url, percent, log });
}

/** The address to reach a listening server under from this machine. */
function originOf(app: FastifyInstance, { host, tls }: Config): string {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the server listens nowhere');
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${tls ? 'https' : 'http'}://${name}:${address.port}`;
}
