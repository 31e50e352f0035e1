import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { mallEnvs, type MallEnv } from '#core/config/environments.ts';
import type { ExternalServices } from '#core/config/external-services.ts';
import { canSharePort } from './listen.ts';
import { addressList, externalServicesOf, externalServicesSettings } from './pages/external-services.ts';
import { missingUpstreams } from './upstreams/upstream-states.ts';
import {
  isPlain,
  ownSecret,
  upstreamFault,
  upstreamSettings,
  upstreamsOf,
  upstreamUrl,
  upstreamUrlNames,
  type Upstreams,
} from './upstreams/upstream-settings.ts';

const secretForSandbox = 'sandbox-secret-that-production-refuses-0000';
/** The default of compose.yaml, for the sandbox on one machine. */
const databasePasswordForSandbox = 'mall-on-this-machine';

const megabyte = 1_048_576;

const settings = z.object({
  MALL_ENV: z.enum(mallEnvs).default('dev'),
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  DATA_DIR: z.string().default('data'),
  /** The folder of the built pages, when not beside the server. */
  DIST_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Past the pooler, where DATABASE_URL leads to one. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A standby of the same database, for what guests read. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Shared by several machines: limits of clients, and the notification of open pages. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  EVENTS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  /** 0 behind a pooler that does not know prepared statements. */
  DATABASE_PREPARES: z.enum(['0', '1']).default('1'),
  /** Processes on the port. */
  PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** The longest that a statement may take in the database; calls wait a little less. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(3_000),
  /** How long another system has to answer; suppliers and payment systems have their own limits. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(3_000),
  /** How long another system that failed five times in a row is left alone. */
  UPSTREAM_PAUSE_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
  /** The key of our hashes and signatures; at least 32 bytes. */
  MALL_SECRET: ownSecret.default(secretForSandbox),
  /** The secret before the last change: what it encrypted is encrypted again at the start. */
  MALL_SECRET_OLD: ownSecret.optional(),
  ...upstreamSettings,
  /** The public origin, when it differs from the one we listen on. */
  PUBLIC_ORIGIN: upstreamUrl
    .refine((text) => new URL(text).origin === text, 'an origin without a path')
    .optional(),
  /** The origin of the operator's console; without it there is a console in the sandbox alone. */
  CONSOLE_ORIGIN: upstreamUrl
    .refine((text) => new URL(text).origin === text, 'an origin without a path')
    .optional(),
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  ...externalServicesSettings,
  DEMO_DATA: z.enum(['0', '1']).default('1'),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** Retention of page events in days. */
  LOG_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  /** Events a second that are accepted from one client address, and from all; 0 for no limit. */
  EVENTS_PER_SECOND: z.coerce.number().int().min(0).default(50),
  EVENTS_PER_SECOND_TOTAL: z.coerce.number().int().min(0).default(5_000),
  /** The event table's size in MB; beyond it the oldest days are dropped. */
  EVENTS_MAX_MB: z.coerce.number().int().min(1).default(4_096),
  /** Free disk in MB below which no events are written; for the embedded database. */
  EVENTS_DISK_RESERVE_MB: z.coerce.number().int().min(0).default(1_024),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Percent of the answers that are in the access log; failures and slow ones always are. */
  ACCESS_LOG_PERCENT: z.coerce.number().min(0).max(100).default(1),
  /** Where spans are sent (OTLP over HTTP); without it there are none. */
  TRACES_URL: upstreamUrl.optional(),
  /** Percent of the requests whose spans are sent. */
  TRACES_PERCENT: z.coerce.number().min(0).max(100).default(1),
  /** Calls per second and client address; 0 for no limit. */
  CALLS_PER_SECOND: z.coerce.number().int().min(0).default(100),
  /** Documents per second and client address; 0 for no limit. */
  PAGES_PER_SECOND: z.coerce.number().int().min(0).default(20),
  /** Captcha pictures, and tries at them, per minute and client address; 0 for no limit. */
  CAPTCHAS_PER_MINUTE: z.coerce.number().int().min(0).default(30),
  /** Share of the process's time for rendering pages; beyond it they are rendered in the browser. */
  RENDERING_PERCENT: z.coerce.number().int().min(1).max(100).default(25),
  /** Bearer token of /metrics; without it only this machine is answered. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/)
    .optional(),
  /** Where to report vulnerabilities, for security.txt. */
  SECURITY_CONTACT: addressList(z.url({ protocol: /^(mailto|https|tel)$/ })).default([]),
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Set by `npm run dev`: pages load their modules from the dev server instead of the build. */
  MALL_DEV_ASSETS: upstreamUrl.optional(),
});

/** Every environment variable that is read, with its default; a test holds .env.example against it. */
export const settingDefaults: ReadonlyMap<string, unknown> = new Map(
  Object.entries(settings.shape).map(([name, schema]) => [name, schema.parse(undefined)]),
);

/** Environments that run on the sandbox without ALLOW_SANDBOX: they hold no data of subscribers. All others are checked strictly. */
const sandboxEnvs: ReadonlySet<MallEnv> = new Set(['dev', 'test']);

const besideDatabase = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const;

/** Other people's scripts and pages that subscribers load: as exposed on the way as the upstreams. */
const pageUrlNames = [
  'CHAT_SDK_URLS',
  'MAPS_SCRIPT_URL',
  'APP_BRIDGE_URL',
  'ONE_TAP_SCRIPT_URL',
  'ANALYTICS_SCRIPT_URL',
  'CHAT_AUTHORIZE_URL',
  'UNIFIED_LOGIN_URL',
] as const;

export interface Config extends Upstreams {
  readonly env: MallEnv;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly distDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The stream that events are sent to; without it they are written into their table. */
  readonly eventsUrl: string | undefined;
  readonly databasePrepares: boolean;
  readonly processes: number;
  /** Connections of one process. */
  readonly databasePool: number;
  readonly databaseTimeoutMs: number;
  readonly upstreamTimeoutMs: number;
  readonly upstreamPauseMs: number;
  readonly secret: string;
  readonly oldSecret: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly consoleOrigin: string | undefined;
  readonly sandbox: boolean;
  /** Third-party scripts and pages, passed to every page. */
  readonly external: ExternalServices;
  readonly demoData: boolean;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
  readonly accessLogPercent: number;
  readonly tracesUrl: string | undefined;
  readonly tracesPercent: number;
  readonly logRetentionDays: number;
  readonly callsPerSecond: number;
  readonly eventRates: { readonly perSecond: number; readonly perSecondTotal: number };
  readonly eventSpace: { readonly maxBytes: number; readonly reserveBytes: number };
  readonly pagesPerSecond: number;
  readonly captchasPerMinute: number;
  readonly renderingPercent: number;
  readonly metricsToken: string | undefined;
  readonly securityContact: readonly string[];
  readonly trustedProxies: number;
  readonly devAssets: string | undefined;
}

export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Reads the environment once; a wrong setting is one clear line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const provided = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(provided);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadSetting(`setting ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const s = parsed.data;
  const standIns = upstreamUrlNames.filter((name) => !s[name]);
  // The sandbox signs anybody in, and its secret is public: neither may stand where subscribers come.
  const strict = !sandboxEnvs.has(s.MALL_ENV) || s.NODE_ENV === 'production';
  // There a system that is not set is not offered, unless stand-ins are asked for.
  const sandbox = standIns.length > 0 && (!strict || s.ALLOW_SANDBOX === '1');
  const where = s.NODE_ENV === 'production' ? 'production' : s.MALL_ENV;
  if (strict && s.MALL_SECRET === secretForSandbox)
    throw new BadSetting(`setting MALL_SECRET: ${where} needs its own secret of at least 32 characters`);
  if (strict && s.DATABASE_URL && new URL(s.DATABASE_URL).password === databasePasswordForSandbox)
    throw new BadSetting(`setting DATABASE_URL: ${where} needs a password of its own (POSTGRES_PASSWORD)`);
  const plain = [...upstreamUrlNames, 'PICTURES_URL' as const, ...pageUrlNames].find((name) =>
    [s[name] ?? []].flat().some(isPlain),
  );
  if (strict && plain) throw new BadSetting(`setting ${plain}: ${where} needs https`);
  const fault = upstreamFault(s);
  if (fault) throw new BadSetting(fault);
  if (s.CHAT_APP_API_URL && !s.CHAT_APP_ID)
    throw new BadSetting('settings CHAT_APP_API_URL and CHAT_APP_ID go together');
  const beside = besideDatabase.find((name) => s[name] && !s.DATABASE_URL);
  if (beside) throw new BadSetting(`setting ${beside}: it belongs to DATABASE_URL, which is not set`);
  if (!s.TLS_CERT_FILE !== !s.TLS_KEY_FILE)
    throw new BadSetting('settings TLS_CERT_FILE and TLS_KEY_FILE go together');
  if (s.PROCESSES !== undefined && s.PROCESSES > 1 && !canSharePort)
    throw new BadSetting('setting PROCESSES: only on Linux can several processes share a port');
  const upstreams = upstreamsOf(s);
  const processes = s.PROCESSES ?? (strict && canSharePort ? availableParallelism() : 1);
  return {
    env: s.MALL_ENV,
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    distDir: s.DIST_DIR,
    databaseUrl: s.DATABASE_URL,
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    databaseReadUrl: s.DATABASE_READ_URL,
    redisUrl: s.REDIS_URL,
    eventsUrl: s.EVENTS_URL,
    databasePrepares: s.DATABASE_PREPARES === '1',
    processes,
    databaseTimeoutMs: s.DATABASE_TIMEOUT_MS,
    upstreamTimeoutMs: s.UPSTREAM_TIMEOUT_MS,
    upstreamPauseMs: s.UPSTREAM_PAUSE_MS,
    databasePool: Math.max(2, Math.floor(s.DATABASE_POOL / processes)),
    secret: s.MALL_SECRET,
    oldSecret: s.MALL_SECRET_OLD,
    ...upstreams,
    publicOrigin: s.PUBLIC_ORIGIN,
    consoleOrigin: s.CONSOLE_ORIGIN,
    sandbox,
    external: externalServicesOf(s, sandbox, missingUpstreams({ ...upstreams, sandbox })),
    demoData: s.DEMO_DATA === '1' && sandbox,
    tls:
      s.TLS_CERT_FILE && s.TLS_KEY_FILE ? { certFile: s.TLS_CERT_FILE, keyFile: s.TLS_KEY_FILE } : undefined,
    logLevel: s.LOG_LEVEL,
    accessLogPercent: s.ACCESS_LOG_PERCENT,
    tracesUrl: s.TRACES_URL,
    tracesPercent: s.TRACES_PERCENT,
    logRetentionDays: s.LOG_RETENTION_DAYS,
    callsPerSecond: s.CALLS_PER_SECOND,
    eventRates: { perSecond: s.EVENTS_PER_SECOND, perSecondTotal: s.EVENTS_PER_SECOND_TOTAL },
    eventSpace: { maxBytes: s.EVENTS_MAX_MB * megabyte, reserveBytes: s.EVENTS_DISK_RESERVE_MB * megabyte },
    pagesPerSecond: s.PAGES_PER_SECOND,
    captchasPerMinute: s.CAPTCHAS_PER_MINUTE,
    renderingPercent: s.RENDERING_PERCENT,
    metricsToken: s.METRICS_TOKEN,
    securityContact: s.SECURITY_CONTACT,
    trustedProxies: s.TRUSTED_PROXIES,
    devAssets: s.MALL_DEV_ASSETS,
  };
}
