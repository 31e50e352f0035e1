import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

const own = { MALL_SECRET: 'a secret of our own, long enough to use' };
const chatApp = {
  CHAT_APP_API_URL: 'https://chat.example.invalid',
  CHAT_APP_SECRET: 'a secret of the account',
  CHAT_APP_ID: 'wx1',
};
const real = {
  SMS_GATEWAY_URL: 'https://sms.example.invalid',
  SUPPLIER_URL: 'https://rights.example.invalid',
  BILLING_URL: 'https://billing.example.invalid',
  MAPS_API_URL: 'https://maps.example.invalid/regeo',
  MAPS_API_KEY: 'key',
  IDENTITY_URL: 'https://identity.example.invalid',
  ...chatApp,
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
    expect(readConfig({ SMS_GATEWAY_URL: real.SMS_GATEWAY_URL })).toMatchObject({ sandbox: true });
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
    [{ MALL_SECRET: 'short' }, 'MALL_SECRET'],
    [{ SMS_GATEWAY_URL: 'sms' }, 'SMS_GATEWAY_URL'],
    [{ SMS_GATEWAY_URL: 'file:///etc/passwd' }, 'SMS_GATEWAY_URL'],
    [{ SUPPLIER_URL: 'javascript:alert(1)' }, 'SUPPLIER_URL'],
    [{ BILLING_URL: 'ftp://billing' }, 'BILLING_URL'],
    [{ PUBLIC_ORIGIN: 'https://mall.example/content' }, 'PUBLIC_ORIGIN'],
    [{ MAPS_API_URL: 'https://maps.example.invalid/regeo' }, 'MAPS_API_KEY'],
    [{ MAPS_API_KEY: 'key' }, 'MAPS_API_URL'],
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
    [{ REDIS_URL: 'redis://localhost:6379' }, 'REDIS_URL'],
  ])('%j is refused in one line that names it', (env, name) => {
    expect(() => readConfig(env)).toThrow(BadSetting);
    expect(() => readConfig(env)).toThrow(new RegExp(`^settings? [^\\n]*${name}[^\\n]*$`));
  });
});

it('Redis is refused rather than ignored, because a configured one implies shared limits', () => {
  expect(() => readConfig({ REDIS_URL: 'redis://localhost:6379' })).toThrow(
    /not supported yet; limits per address and caches live in each process/,
  );
  expect(readConfig({ REDIS_URL: '' })).toEqual(readConfig({}));
});

describe('production (A11)', () => {
  it.each(['MALL_ENV', 'NODE_ENV'])(
    '%s=production refuses the default secret, a short one and sandbox upstreams',
    (setting) => {
      const production = { [setting]: 'production' };
      expect(() => readConfig({ ...production, ...real })).toThrow(
        'setting MALL_SECRET: production needs its own secret of at least 32 characters',
      );
      expect(() => readConfig({ ...production, ...real, MALL_SECRET: 'x'.repeat(31) })).toThrow(
        /^setting MALL_SECRET/,
      );
      expect(() => readConfig({ ...production, ...own })).toThrow(
        'production does not start on sandbox upstreams',
      );
      for (const name of ['SMS_GATEWAY_URL', 'SUPPLIER_URL', 'IDENTITY_URL']) {
        expect(() => readConfig({ ...production, ...own, ...real, [name]: '' })).toThrow(
          `settings ${name}: production does not start on sandbox upstreams`,
        );
      }
      expect(() =>
        readConfig({ ...production, ...own, ...real, CHAT_APP_API_URL: '', CHAT_APP_SECRET: '' }),
      ).toThrow('settings CHAT_APP_API_URL: production does not start on sandbox upstreams');
      expect(readConfig({ ...production, ...own, ...real })).toMatchObject({ sandbox: false });
      expect(readConfig({ ...production, ...own, ALLOW_SANDBOX: '1' })).toMatchObject({ sandbox: true });
    },
  );

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
