import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { upstreamNames } from '#core/config/upstreams.ts';
import { BadSetting, readConfig } from './config.ts';
import { realUpstreams } from './testing/upstreams/real-upstreams.ts';

const own = { MALL_SECRET: 'a secret of our own, long enough to use' };
const others = {
  MINI_PROGRAM_SECRET: 'a secret of the mini-program',
  LOUNGE_SECRET: 'a secret of the lounges, 32 characters +',
  MERCHANT_SECRET: 'a secret of the merchants, 32 characters',
};
const hosts = { URL: /^http:\/\/127\.0\.0\.1:9/, https: 'https://upstream.example.invalid' };
const real = Object.fromEntries(
  Object.entries(realUpstreams).map(([name, value]) => [name, value.replace(hosts.URL, hosts.https)]),
);
const chatApp = {
  CHAT_APP_API_URL: hosts.https,
  CHAT_APP_SECRET: 'a secret of the account',
  CHAT_APP_ID: 'wx1',
};

describe('settings', () => {
  it('without any, a sandbox on port 8000 with demo data', () => {
    expect(readConfig({})).toMatchObject({
      env: 'dev',
      port: 8000,
      host: '127.0.0.1',
      sandbox: true,
      demoData: true,
      callsPerSecond: 100,
      databaseUrl: undefined,
    });
  });

  it('an empty one is none', () =>
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({})));

  it('with every upstream it is no sandbox, and has no demo data', () => {
    expect(readConfig({ ...real, DEMO_DATA: '1' })).toMatchObject({ sandbox: false, demoData: false });
    expect(readConfig({ ...real, SMS_GATEWAY_URL: '', SMS_GATEWAY_SECRET: '' })).toMatchObject({
      sandbox: true,
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ MALL_ENV: 'staging' }, 'MALL_ENV'],
    [{ PORT: 'eight thousand' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/mall' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'not an address' }, 'DATABASE_URL'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL'],
    [{ PROCESSES: '0' }, 'PROCESSES'],
    [{ PROCESSES: '1.5' }, 'PROCESSES'],
    [{ PROCESSES: '65' }, 'PROCESSES'],
    [{ MALL_SECRET: 'short' }, 'MALL_SECRET'],
    [{ SMS_GATEWAY_URL: 'sms' }, 'SMS_GATEWAY_URL'],
    [{ SMS_GATEWAY_URL: 'file:///etc/passwd' }, 'SMS_GATEWAY_URL'],
    [{ SUPPLIER_URL: 'javascript:alert(1)' }, 'SUPPLIER_URL'],
    [{ BILLING_URL: 'ftp://billing' }, 'BILLING_URL'],
    [{ PUBLIC_ORIGIN: 'https://mall.example/content' }, 'PUBLIC_ORIGIN'],
    [{ MAPS_API_URL: 'https://maps.example.invalid/regeo' }, 'MAPS_API_KEY'],
    [{ MAPS_API_KEY: 'key' }, 'MAPS_API_URL'],
    [{ SMS_GATEWAY_URL: hosts.https }, 'SMS_GATEWAY_SECRET'],
    [{ SUPPLIER_URL: hosts.https }, 'SUPPLIER_SECRET'],
    [{ IDENTITY_URL: hosts.https, IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET'],
    [{ BILLING_SECRET: own.MALL_SECRET }, 'BILLING_URL'],
    [{ ...real, ...own, BILLING_SECRET: own.MALL_SECRET }, 'MALL_SECRET and BILLING_SECRET'],
    [
      { ...real, SUPPLIER_SECRET: realUpstreams.SMS_GATEWAY_SECRET },
      'SMS_GATEWAY_SECRET and SUPPLIER_SECRET',
    ],
    [{ IDENTITY_URL: 'ftp://identity' }, 'IDENTITY_URL'],
    [{ ...chatApp, CHAT_APP_SECRET: '' }, 'CHAT_APP_SECRET'],
    [{ ...chatApp, CHAT_APP_SECRET: 'short' }, 'CHAT_APP_SECRET'],
    [{ ...chatApp, CHAT_APP_API_URL: '' }, 'CHAT_APP_API_URL'],
    [{ ...chatApp, CHAT_APP_ID: '' }, 'CHAT_APP_ID'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA'],
    [{ ALLOW_SANDBOX: 'true' }, 'ALLOW_SANDBOX'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ LOG_RETENTION_DAYS: '0' }, 'LOG_RETENTION_DAYS'],
    [{ CALLS_PER_SECOND: '-5' }, 'CALLS_PER_SECOND'],
    [{ TRUSTED_PROXIES: '9' }, 'TRUSTED_PROXIES'],
    [{ TLS_CERT_FILE: 'cert.pem' }, 'TLS_CERT_FILE'],
    [{ TLS_KEY_FILE: 'key.pem' }, 'TLS_KEY_FILE'],
    [{ MALL_DEV_ASSETS: '/assets' }, 'MALL_DEV_ASSETS'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
    [{ EVENTS_URL: 'http://localhost:4222' }, 'EVENTS_URL'],
    [{ DATABASE_READ_URL: 'postgresql://localhost/mall' }, 'DATABASE_READ_URL'],
  ])('%j is refused in one line that names it', (env, name) => {
    expect(() => readConfig(env)).toThrow(BadSetting);
    expect(() => readConfig(env)).toThrow(new RegExp(`^settings? [^\\n]*${name}[^\\n]*$`));
  });
});

it('one process in dev and test, one for each core elsewhere; they share the connections to the database', () => {
  const cores = availableParallelism();
  expect(readConfig({})).toMatchObject({ processes: 1, databasePool: 20 });
  expect(readConfig({ MALL_ENV: 'test' })).toMatchObject({ processes: 1 });
  for (const strict of [{ MALL_ENV: 'production' }, { MALL_ENV: 'hd' }, { NODE_ENV: 'production' }]) {
    expect(readConfig({ ...strict, ...own, ...real })).toMatchObject({ processes: cores });
    expect(readConfig({ ...strict, ...own, ...real, PROCESSES: '1' })).toMatchObject({ processes: 1 });
  }
  expect(readConfig({ PROCESSES: '4' })).toMatchObject({ processes: 4, databasePool: 5 });
  expect(readConfig({ PROCESSES: '32' })).toMatchObject({ databasePool: 2 });
});

it('other systems have three seconds to answer, or as long as the operator says', () => {
  expect(readConfig({}).upstreamTimeoutMs).toBe(3_000);
  expect(readConfig({ UPSTREAM_TIMEOUT_MS: '30000' }).upstreamTimeoutMs).toBe(30_000);
});

it('systems that do not answer are left alone for five seconds, or as long as the operator says', () => {
  expect(readConfig({}).upstreamPauseMs).toBe(5_000);
  expect(readConfig({ UPSTREAM_PAUSE_MS: '500' }).upstreamPauseMs).toBe(500);
});

describe('production, cloud and hd (A11)', () => {
  it.each([
    ['MALL_ENV', 'production', 'production'],
    ['NODE_ENV', 'production', 'production'],
    ['MALL_ENV', 'cloud', 'cloud'],
    ['MALL_ENV', 'hd', 'hd'],
  ])(
    '%s=%s refuses the default secret and a short one, and has no sandbox unless it is asked for',
    (setting, value, where) => {
      const production = { [setting]: value };
      expect(() => readConfig({ ...production, ...real })).toThrow(
        `setting MALL_SECRET: ${where} needs its own secret of at least 32 characters`,
      );
      expect(() => readConfig({ ...production, ...real, MALL_SECRET: 'x'.repeat(31) })).toThrow(
        /^setting MALL_SECRET/,
      );
      expect(() => readConfig({ ...production, ALLOW_SANDBOX: '1' })).toThrow(/^setting MALL_SECRET/);
      const bare = readConfig({ ...production, ...own });
      expect(bare).toMatchObject({ sandbox: false, demoData: false, external: { missing: upstreamNames } });
      expect(bare.external.scripts).toMatchObject({ oneTap: '', chatSdk: [] });
      const withoutSms = readConfig({
        ...production,
        ...own,
        ...real,
        ...others,
        SMS_GATEWAY_URL: '',
        SMS_GATEWAY_SECRET: '',
      });
      expect(withoutSms).toMatchObject({ sandbox: false, external: { missing: ['sms'] } });
      expect(readConfig({ ...production, ...own, ...real })).toMatchObject({ sandbox: false });
      expect(readConfig({ ...production, ...own, ALLOW_SANDBOX: '1' })).toMatchObject({ sandbox: true });
    },
  );

  it.each([
    'SMS_GATEWAY_URL',
    'SUPPLIER_URL',
    'IDENTITY_URL',
    'BILLING_URL',
    'INVOICE_URL',
    'MAPS_API_URL',
    'CHAT_APP_API_URL',
    'CHAT_SDK_URLS',
    'MAPS_SCRIPT_URL',
    'UNIFIED_LOGIN_URL',
  ])('%s has to be https, unless it is on this machine', (name) => {
    const plain = { ...own, ...real, [name]: 'http://upstream.example.invalid' };
    for (const strict of [{ MALL_ENV: 'production' }, { MALL_ENV: 'hd' }, { NODE_ENV: 'production' }]) {
      expect(() => readConfig({ ...strict, ...plain })).toThrow(
        new RegExp(`^setting ${name}: \\w+ needs https$`),
      );
      for (const here of ['http://127.0.0.1:8443', 'http://localhost:8443', 'http://[::1]:8443'])
        expect(readConfig({ ...strict, ...plain, [name]: here })).toMatchObject({ sandbox: false });
      for (const there of ['http://127.0.0.1.example.invalid', 'http://localhost.example.invalid'])
        expect(() => readConfig({ ...strict, ...plain, [name]: there })).toThrow(/needs https$/);
    }
    expect(readConfig({ MALL_ENV: 'test', ...plain })).toMatchObject({ sandbox: false });
  });

  it.each(['dev', 'test'])('%s alone runs on the sandbox without being asked', (env) => {
    expect(readConfig({ MALL_ENV: env })).toMatchObject({ env, sandbox: true });
    expect(() => readConfig({ MALL_ENV: env, NODE_ENV: 'production' })).toThrow(/^setting MALL_SECRET/);
  });

  it('the sandbox secret written out by hand is still the sandbox secret', () => {
    const { secret } = readConfig({});
    expect(() => readConfig({ MALL_ENV: 'production', ...real, MALL_SECRET: secret })).toThrow(/MALL_SECRET/);
  });

  it('no refusal repeats the secret', () => {
    const secret = 'short-but-secret';
    expect(() => readConfig({ MALL_SECRET: secret })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }) as Error,
    );
  });
});
