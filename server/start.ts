import type { FastifyInstance } from 'fastify';
import { environments } from '#core/config/environments.ts';
import { MovableClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { loadDemo } from './demo/load-demo.ts';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { migrateAt } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { sessionReader } from './http/session.ts';
import { Nudge } from './jobs/nudge.ts';
import { Rush } from './jobs/rush.ts';
import { eventDays } from './jobs/event-days.ts';
import { startDelivering } from './jobs/deliveries.ts';
import { myMonthWork } from './jobs/my-month.ts';
import { runDueJobs } from './jobs/recurring.ts';
import { sweep } from './jobs/sweep.ts';
import { startWorker } from './jobs/worker.ts';
import { startEventsBeside } from './jobs/events-beside.ts';
import { buildApp } from './app.ts';
import type { PageFiles } from './pages/page-files.ts';
import { ownOrigins } from './own-origins.ts';
import { logLines } from './sandbox/log-lines.ts';
import { clockOffset } from './sandbox/state.ts';
import { remindRegistered, sendTickets } from './services/content/public.ts';
import { askHttp } from './upstreams/ask-http.ts';
import { httpBilling } from './upstreams/billing/http.ts';
import { httpMaps } from './upstreams/maps/http.ts';
import { sandboxMapsKey } from './upstreams/maps/sandbox.ts';
import { httpChatApp } from './upstreams/chat-app/http.ts';
import { sandboxChatSecret } from './upstreams/chat-app/sandbox.ts';
import { httpIdentity } from './upstreams/identity/http.ts';
import { signedPost } from './upstreams/signed-http.ts';
import { smsGateway } from './upstreams/sms/gateway.ts';
import { httpSupplier } from './upstreams/suppliers/http.ts';
import { supplierPatienceMs } from './upstreams/suppliers/port.ts';

export interface Started {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly origin: string;
  readonly clock: MovableClock | undefined;
  /** Takes no new requests, finishes those under way, then lets go of everything. */
  stop(): Promise<void>;
}

export interface StartParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pages: PageFiles | undefined;
  readonly logTo?: { write(line: string): unknown };
  /** The machine's time under the sandbox's clock, where a test steps it. */
  readonly machineMs?: (() => number) | undefined;
}

/** From settings to a listening product. Tests start the very same. */
export async function start({ config, databaseUrl, pages, logTo, machineMs }: StartParts): Promise<Started> {
  const lines = config.sandbox ? logLines(logTo) : undefined;
  const log = createLog(config.logLevel, lines ?? logTo);
  await migrateAt(databaseUrl);
  const database = openDatabase({
    url: databaseUrl,
    pool: config.databasePool,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const sandboxClock = config.sandbox
    ? new MovableClock(await clockOffset(database.db), machineMs)
    : undefined;
  const clock = sandboxClock ?? systemClock;
  const { base } = environments[config.env];
  if (config.demoData) await loadDemo(database.db, clock.now(), base);

  // The sandbox stands behind our own address, which is known once we listen.
  let origin = '';
  const metrics = createMetrics();
  const events = startEventsBeside({ databaseUrl, metrics, log });
  const deps = makeDeps(config, database, { log, clock, metrics, events, origin: () => origin });
  const app = buildApp({ config, deps, sandboxClock, logLines: lines, pages });
  await app.listen({ host: config.host, port: config.port });
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the server listens nowhere');
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  origin = `${config.tls ? 'https' : 'http'}://${host}:${address.port}`;

  // Flash sales and coupons of the demo follow the calendar.
  const demo = { name: 'demo', everyMs: 3_600_000, run: () => loadDemo(deps.db, clock.now(), base) };
  const reminders = {
    name: 'reminders',
    everyMs: 60_000,
    run: async () => void (await remindRegistered(deps)),
  };
  const tickets = {
    name: 'service-tickets',
    everyMs: 60_000,
    run: async () => void (await sendTickets(deps)),
  };
  const recurring = [
    sweep(deps.db, clock),
    reminders,
    tickets,
    eventDays(deps.db, clock, config.logRetentionDays),
    ...(config.demoData ? [demo] : []),
  ];
  const workers = [
    events,
    startDelivering(deps),
    ...myMonthWork(deps).map((work) => startWorker(work, log)),
    startWorker(
      {
        name: 'recurring',
        run: () => runDueJobs(deps.db, clock, recurring),
        nudge: new Nudge(),
        everyMs: 15_000,
      },
      log,
    ),
  ];
  return {
    app,
    deps,
    origin,
    clock: sandboxClock,
    async stop() {
      await app.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await database.close();
    },
  };
}

interface DepParts {
  readonly log: Deps['log'];
  readonly clock: Deps['clock'];
  readonly metrics: Deps['metrics'];
  readonly events: Deps['events'];
  origin(): string;
}

function makeDeps(
  config: Config,
  { db }: OpenDatabase,
  { log, clock, metrics, events, origin }: DepParts,
): Deps {
  const upstream = (name: string, url: string | undefined, timeoutMs: number) =>
    signedPost({
      name,
      origin: () => url ?? `${origin()}/sandbox/upstreams/${name}`,
      secret: config.secret,
      timeoutMs,
      metrics,
    });
  return {
    db,
    clock,
    log,
    metrics,
    sessions: sessionReader(db, clock),
    secret: config.secret,
    sms: smsGateway(upstream('sms', config.smsGatewayUrl, 3_000)),
    supplier: httpSupplier(() => upstream('suppliers', config.supplierUrl, supplierPatienceMs)),
    identity: httpIdentity(upstream('identity', config.identityUrl, 3_000)),
    chatApp: httpChatApp(askHttp({ name: 'chat-app', timeoutMs: 3_000, metrics }), {
      origin: () => config.chatApp?.url ?? `${origin()}/sandbox/upstreams/chat-app`,
      appId: config.outside.chatAppId,
      secret: config.chatApp?.secret ?? sandboxChatSecret(config.secret),
    }),
    origins: { own: () => ownOrigins(config, origin()), agreed: config.outside.redirectOrigins },
    billing: httpBilling(upstream('billing', config.billingUrl, 3_000)),
    maps: httpMaps({
      ask: askHttp({ name: 'maps', timeoutMs: 3_000, metrics }),
      url: () => config.mapsApi?.url ?? `${origin()}/sandbox/upstreams/maps/regeo`,
      key: config.mapsApi?.key ?? sandboxMapsKey,
    }),
    events,
    claimsDue: new Nudge(),
    rush: new Rush(),
  };
}
