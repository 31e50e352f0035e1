import { z } from 'zod';
import { mallEnvs, type MallEnv } from '#core/config/environments.ts';
import type { ExternalServices } from '#core/config/external-services.ts';
import { externalServicesOf, externalServicesSettings } from './pages/external-services.ts';

const secretForSandbox = 'sandbox-secret-that-production-refuses-0000';

/** An upstream's URL, HTTP only. */
const upstreamUrl = z.url({ protocol: /^https?$/ });

const settings = z.object({
  MALL_ENV: z.enum(mallEnvs).default('dev'),
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  DATA_DIR: z.string().default('data'),
  /** The folder of the built pages, when not beside the server. */
  DIST_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
  /** The key of our hashes and signatures; at least 32 bytes. */
  MALL_SECRET: z.string().min(32, '至少32个字符 (at least 32 characters)').default(secretForSandbox),
  /** The operator's systems; without a URL the sandbox is used. */
  SMS_GATEWAY_URL: upstreamUrl.optional(),
  SUPPLIER_URL: upstreamUrl.optional(),
  IDENTITY_URL: upstreamUrl.optional(),
  CHAT_APP_API_URL: upstreamUrl.optional(),
  CHAT_APP_SECRET: z.string().min(16).optional(),
  BILLING_URL: upstreamUrl.optional(),
  MAPS_API_URL: upstreamUrl.optional(),
  MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional(),
  /** The public origin, when it differs from the one we listen on. */
  PUBLIC_ORIGIN: upstreamUrl
    .refine((text) => new URL(text).origin === text, 'an origin without a path')
    .optional(),
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  ...externalServicesSettings,
  DEMO_DATA: z.enum(['0', '1']).default('1'),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** Retention of page events in days. */
  LOG_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Calls per second and client address; 0 for no limit. */
  CALLS_PER_SECOND: z.coerce.number().int().min(0).default(100),
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Set by `npm run dev`: pages load their modules from the dev server instead of the build. */
  MALL_DEV_ASSETS: upstreamUrl.optional(),
});

/** Every environment variable that is read; a test holds README and .env.example against it. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Upstreams: without its URL the sandbox is used, which production refuses. */
const upstreamNames = [
  'SMS_GATEWAY_URL',
  'SUPPLIER_URL',
  'BILLING_URL',
  'MAPS_API_URL',
  'IDENTITY_URL',
  'CHAT_APP_API_URL',
] as const;

export interface Config {
  readonly env: MallEnv;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly distDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly secret: string;
  readonly smsGatewayUrl: string | undefined;
  readonly supplierUrl: string | undefined;
  readonly identityUrl: string | undefined;
  /** The chat app's interface and the official account's secret there; the account's id stands in `outside`. */
  readonly chatApp: { readonly url: string; readonly secret: string } | undefined;
  readonly billingUrl: string | undefined;
  readonly mapsApi: { readonly url: string; readonly key: string } | undefined;
  readonly publicOrigin: string | undefined;
  readonly sandbox: boolean;
  /** Third-party scripts and pages, passed to every page. */
  readonly external: ExternalServices;
  readonly demoData: boolean;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
  readonly logRetentionDays: number;
  readonly callsPerSecond: number;
  readonly trustedProxies: number;
  readonly devAssets: string | undefined;
}

export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Reads the environment once; a wrong setting is one clear line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  if (given['REDIS_URL'])
    throw new BadSetting(
      'setting REDIS_URL: sharing through Redis is not supported yet; limits per address and caches live in each process, leave it out',
    );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadSetting(`setting ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const s = parsed.data;
  const standIns = upstreamNames.filter((name) => !s[name]);
  const sandbox = standIns.length > 0;
  const production = s.MALL_ENV === 'production' || s.NODE_ENV === 'production';
  if (production && s.MALL_SECRET === secretForSandbox)
    throw new BadSetting('setting MALL_SECRET: production needs its own secret of at least 32 characters');
  if (production && sandbox && s.ALLOW_SANDBOX === '0') {
    throw new BadSetting(
      `settings ${standIns.join(', ')}: production does not start on sandbox upstreams (ALLOW_SANDBOX=1 allows it)`,
    );
  }
  if (!s.CHAT_APP_API_URL !== !s.CHAT_APP_SECRET || (s.CHAT_APP_API_URL && !s.CHAT_APP_ID))
    throw new BadSetting('settings CHAT_APP_API_URL, CHAT_APP_SECRET and CHAT_APP_ID go together');
  if (!s.TLS_CERT_FILE !== !s.TLS_KEY_FILE)
    throw new BadSetting('settings TLS_CERT_FILE and TLS_KEY_FILE go together');
  if (!s.MAPS_API_URL !== !s.MAPS_API_KEY)
    throw new BadSetting('settings MAPS_API_URL and MAPS_API_KEY go together');
  return {
    env: s.MALL_ENV,
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    distDir: s.DIST_DIR,
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    secret: s.MALL_SECRET,
    smsGatewayUrl: s.SMS_GATEWAY_URL,
    supplierUrl: s.SUPPLIER_URL,
    identityUrl: s.IDENTITY_URL,
    chatApp:
      s.CHAT_APP_API_URL && s.CHAT_APP_SECRET
        ? { url: s.CHAT_APP_API_URL, secret: s.CHAT_APP_SECRET }
        : undefined,
    billingUrl: s.BILLING_URL,
    mapsApi: s.MAPS_API_URL && s.MAPS_API_KEY ? { url: s.MAPS_API_URL, key: s.MAPS_API_KEY } : undefined,
    publicOrigin: s.PUBLIC_ORIGIN,
    sandbox,
    external: externalServicesOf(s, sandbox),
    demoData: s.DEMO_DATA === '1' && sandbox,
    tls:
      s.TLS_CERT_FILE && s.TLS_KEY_FILE ? { certFile: s.TLS_CERT_FILE, keyFile: s.TLS_KEY_FILE } : undefined,
    logLevel: s.LOG_LEVEL,
    logRetentionDays: s.LOG_RETENTION_DAYS,
    callsPerSecond: s.CALLS_PER_SECOND,
    trustedProxies: s.TRUSTED_PROXIES,
    devAssets: s.MALL_DEV_ASSETS,
  };
}
