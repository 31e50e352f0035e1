import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { environments } from '#core/config/environments.ts';
import { names } from '#core/config/names.ts';
import { consoleApi } from '#core/contract/console/index.ts';
import { api } from '#core/contract/index.ts';
import { missingFor, upstreamTexts } from '#core/rules/upstreams/not-offered.ts';
import { openApi } from '#core/contract/openapi.ts';
import type { Config } from './config.ts';
import type { Standby } from './db/standby.ts';
import type { Deps } from './deps.ts';
import { brokenRequests } from './http/limits/broken-requests.ts';
import { drain } from './http/drain.ts';
import { healthRoutes } from './http/monitoring/health.ts';
import { savedAnswers } from './http/idempotency/idempotency.ts';
import { clientLimit, limitRequests, warnOfUntrustedProxy } from './http/limits/limit-requests.ts';
import { mountLiveChanges } from './http/live/live-stream.ts';
import { isConsoleHost } from './http/operators/console-host.ts';
import { observeRequests } from './http/monitoring/observe-requests.ts';
import type { Traces } from './http/monitoring/traces.ts';
import { operatorCookies } from './http/operators/operator-cookies.ts';
import { operatorSessions } from './http/operators/operator-sessions.ts';
import { Refusal } from './http/refusal.ts';
import { refuseRequest } from './http/limits/refuse-request.ts';
import { securityContact } from './http/security-contact.ts';
import { isOverTls, secure } from './http/security.ts';
import type { ServeDeps } from './http/serve.ts';
import { answerTransportFaults, answerUnknownPaths } from './http/transport.ts';
import { mountConsole } from './pages/mount-console.ts';
import { mountPages } from './pages/mount.ts';
import type { PageFiles } from './pages/page-files.ts';
import { openConsoleAsDemo } from './sandbox/controls/demo-operators.ts';
import { injectHostEmulation } from './sandbox/hosts/host-emulation.ts';
import type { SharedRedis } from './processes/redis.ts';
import { mountSandbox, type Sandbox } from './sandbox/mount.ts';
import { mountPictures } from './services/content/pictures/mount-pictures.ts';
import { mountConsoleCalls } from './services/mount-console-calls.ts';
import { allHandlers } from './services/handlers.ts';
import { mountServices } from './services/mount.ts';
import { featureGate } from './services/platform/gateway/feature-gate.ts';
import { previewsWith } from './services/previews/public.ts';
import { upstreamStates } from './upstreams/upstream-states.ts';
import { mountPartners } from './services/partners.ts';

export interface AppParts {
  readonly config: Config;
  readonly deps: Deps;
  /** Why calls cannot be answered now, undefined when they can; decided within a second. */
  unreadyReason(): Promise<string | undefined>;
  /** Absent where all upstreams are real. */
  readonly sandbox: Sandbox | undefined;
  /** The built pages; absent in tests that only make calls. */
  readonly pages: PageFiles | undefined;
  /** Absent where no spans are sent. */
  readonly traces?: Traces | undefined;
  /** Absent where the primary answers all. */
  readonly standby?: Standby | undefined;
  /** Absent where each process limits by itself. */
  readonly redis?: SharedRedis | undefined;
}

/** The whole product as one Fastify instance; tests start the same. */
export function buildApp({
  config,
  deps,
  unreadyReason,
  sandbox,
  pages,
  traces,
  standby,
  redis,
}: AppParts): FastifyInstance {
  const { base } = environments[config.env];
  const app = listener(config, {
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    ...brokenRequests,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    // While draining, an open connection gets one more answer, which closes it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });

  secure(app, config);
  traces?.mount(app);
  observeRequests(app, deps.metrics, config.accessLogPercent);
  // Before draining, which waits for open requests.
  app.addHook('preClose', async () => deps.live.end());
  const isDraining = drain(app, config.tls !== undefined);
  answerTransportFaults(app);
  warnOfUntrustedProxy(app, config);
  limitRequests(app, base, config, redis);
  const mayHavePage = clientLimit(
    { name: 'pages', burst: config.pagesPerSecond * 4, perSecond: config.pagesPerSecond },
    redis,
  );

  healthRoutes(app, unreadyReason, {
    upstreams: upstreamStates(config),
    metrics: deps.metrics,
    isDraining,
    metricsToken: config.metricsToken,
    mayHavePage,
  });
  securityContact(app, config, deps.clock);
  const previews = previewsWith(deps, allHandlers);
  const serveDeps: ServeDeps = {
    sessions: deps.sessions,
    previews,
    mayUse: featureGate(deps, deps.switches),
    guestReads: standby && { standby, metrics: deps.metrics },
    mustBeOffered: (callName, input) => {
      const upstream = missingFor(callName, input, deps.missing);
      if (upstream !== undefined) throw new Refusal(upstreamTexts[upstream].refusal);
    },
    savedAnswers: savedAnswers(deps.db, deps.clock),
    metrics: deps.metrics,
    minutes: deps.minutes,
    checkData: config.env !== 'production',
  };
  const guestCalls = mountServices(app, base, deps, serveDeps);
  mountLiveChanges(app, base, deps);
  const cookies = operatorCookies(
    isOverTls({ ...config, publicOrigin: config.consoleOrigin ?? config.publicOrigin }),
  );
  mountConsoleCalls(app, base, deps, {
    ...serveDeps,
    operatorSessions: operatorSessions(deps.db, deps.clock),
    cookies,
    isConsoleHost: (request) => isConsoleHost(config, request),
  });
  mountPictures(app, base, deps, mayHavePage);
  mountPartners(app, deps);
  let contract: string | undefined; // takes half a second, so it is made on the first request
  app.get('/openapi.json', async (request, reply) =>
    (await mayHavePage(request))
      ? reply
          .type('application/json; charset=utf-8')
          .send((contract ??= JSON.stringify(openApi({ title: names.product, base }))))
      : refuseRequest(request, reply, 429),
  );
  if (sandbox) mountSandbox(app, deps, sandbox, serveDeps);
  if (sandbox) openConsoleAsDemo(app, deps, cookies);
  if (pages) mountConsole(app, config, pages.console, mayHavePage);
  if (pages)
    mountPages(app, config, pages, {
      mayHavePage,
      metrics: deps.metrics,
      guestCalls,
      previews,
      ...(sandbox && { transform: injectHostEmulation }),
    });
  const calls = [...Object.values(api), consoleApi].flatMap(({ endpoints }) =>
    Object.values(endpoints).map(({ method, prefix, path }) => ({ method, path: base + prefix + path })),
  );
  answerUnknownPaths(app, calls);
  return app;
}

type ListenerOptions = Pick<
  FastifyServerOptions,
  | 'logController'
  | 'frameworkErrors'
  | 'clientErrorHandler'
  | 'genReqId'
  | 'bodyLimit'
  | 'requestTimeout'
  | 'keepAliveTimeout'
  | 'trustProxy'
  | 'forceCloseConnections'
  | 'return503OnClosing'
  | 'routerOptions'
> & { loggerInstance: Deps['log'] };

/** A head that does not end within 20 s gives its connection back (slowloris). */
const plainHttp = { maxHeaderSize: 64 * 1024, headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** Plain HTTP behind a proxy, or HTTP/2 when a certificate is configured. */
function listener({ tls }: Config, options: ListenerOptions): FastifyInstance {
  if (!tls) return Fastify({ ...options, http: plainHttp }) as unknown as FastifyInstance;
  const https = { allowHTTP1: true, cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) };
  const http2 = { ...options, http2: true, https } as unknown as typeof options; // the variants differ in types only
  return Fastify(http2) as unknown as FastifyInstance;
}
