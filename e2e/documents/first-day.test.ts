import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { cardCode } from '#core/contract/content/card-code.ts';
import {
  noPostgres,
  postgresPrograms,
  startDatabaseByUrl,
  type InstalledPostgres,
} from '#server/testing/databases/installed-postgres.ts';
import { onServer } from '#server/testing/databases/test-cluster.ts';
import { eventually } from '#server/testing/eventually.ts';
import { newerRelease, type NewerRelease } from '#server/testing/releases/newer-release.ts';
import type { Tokens } from '#server/testing/send-call.ts';
import { dataAt, signInBySms } from '#server/testing/sign-in-by-sms.ts';
import { smsStandIn, supplierStandIn, type SmsStandIn } from '#server/testing/upstreams/partner-stand-ins.ts';
import { projectRoot } from '#tooling/project-root.mjs';
import { makeRelease } from '#tooling/release/make-release.ts';
import { freePort } from '../support/product.ts';
import { terminal, type Terminal } from '../support/terminal.ts';

/** The commands of the guide, by its headings. */
const guide = [
  ...readFileSync(join(projectRoot, 'docs/operations/first-day.md'), 'utf8').matchAll(
    /^## (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm,
  ),
].map(([, heading = '', text = '']) => ({
  heading,
  commands: [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = '']) => lines.trim().split('\n')),
}));

const [mobile, card] = ['13812345678', '7K2M-9QXA-4HDR-8TCV'];
const secrets = { sms: randomBytes(32).toString('hex'), supplier: randomBytes(32).toString('hex') };
let folder: string;
let release: string;
let port: number;
let database: Pick<InstalledPostgres, 'url' | 'stop'>;
let sms: SmsStandIn;
let suppliers: Awaited<ReturnType<typeof supplierStandIn>>;
let newer: NewerRelease;
let shell: Terminal;
let tokens: Tokens;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-first-day-'));
  release = join(folder, 'mall');
  makeRelease(release);
  // What `npm ci --omit=dev` of the guide's install page brings.
  symlinkSync(join(projectRoot, 'node_modules'), join(release, 'node_modules'));
  [port, database, sms, suppliers, newer] = await Promise.all([
    freePort(),
    startDatabaseByUrl(),
    smsStandIn(secrets.sms),
    supplierStandIn(secrets.supplier),
    newerRelease(),
  ]);
  shell = terminal(release, postgresPrograms);
});
afterAll(async () => {
  await shell.stopServer();
  sms.stop();
  suppliers.stop();
  newer.remove();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const root = (): string => `http://127.0.0.1:${port}${environments.production.base}`;
const set = (settings: Readonly<Record<string, string>>): void => {
  const file = join(release, '.env');
  const text = Object.entries(settings).reduce(
    (before, [name, value]) => before.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
};
const serverFiles = (name = 'server'): string => join(release, 'dist', name);
const tables = (name: string): Promise<number> =>
  onServer(database.url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from pg_tables where tablename = $1',
      [name],
    );
    return rows[0]?.n ?? 0;
  });
const exchanges = async () => (await dataAt(root(), cardCode.exchangeRecords, {}, { as: tokens })).list;

interface Step {
  /** What the guide says in words before its commands. */
  readonly before?: () => unknown;
  /** What holds when they have been done. */
  readonly after?: () => unknown;
  readonly needsTools?: boolean;
}
const steps: Readonly<Record<string, Step>> = {
  Settings: {
    after: () =>
      set({
        MALL_ENV: 'production',
        NODE_ENV: 'production',
        MALL_SECRET: randomBytes(32).toString('hex'),
        DATABASE_URL: database.url,
        PUBLIC_ORIGIN: 'https://mall.example.cn',
        CONSOLE_ORIGIN: 'https://console.example.cn',
        TRUSTED_PROXIES: '1',
        PORT: String(port),
        PROCESSES: '1',
        LOG_LEVEL: 'warn',
      }),
  },
  Start: { after: () => expect(shell.output()).toMatch(/短信网关.*未接入/) },
  'First data': { after: () => expect(shell.said()).toMatch(/^协议 +\d+ +0 /m) },
  'First owner': {
    after: () => expect(shell.said()).toContain('https://console.example.cn'),
  },
  'Files of the mall': { after: () => expect(shell.said().match(/已导入/g)).toHaveLength(7) },
  'Message gateway': {
    before: () => set({ SMS_GATEWAY_URL: sms.origin, SMS_GATEWAY_SECRET: secrets.sms }),
    after: () => expect(shell.output()).toMatch(/短信网关.*已接入/),
  },
  Suppliers: { before: () => set({ SUPPLIER_URL: suppliers.origin, SUPPLIER_SECRET: secrets.supplier }) },
  'First subscriber': {
    after: async () => {
      const parts = { root: root(), databaseUrl: database.url, newestMessage: sms.newest };
      tokens = await signInBySms(parts, mobile);
      await dataAt(root(), cardCode.exchangeCardCode, { cardCode: card, channelId: 'C0013' }, { as: tokens });
      await eventually(exchanges, ([only]) => only?.state === 'delivered');
    },
  },
  Backup: { needsTools: true, after: () => expect(shell.said()).toContain('complete after') },
  Upgrade: {
    before: () => {
      renameSync(serverFiles(), serverFiles('server-before'));
      cpSync(join(newer.main, '..'), serverFiles(), { recursive: true });
    },
    after: async () => expect(await tables('newer_things')).toBe(1),
  },
  'Way back': {
    before: () => {
      rmSync(serverFiles(), { recursive: true });
      renameSync(serverFiles('server-before'), serverFiles());
    },
    after: async () => expect((await exchanges()).map(({ state }) => state)).toEqual(['delivered']),
  },
  Restore: {
    needsTools: true,
    before: () => shell.stopServer(),
    after: async () => {
      expect((await exchanges()).map(({ state }) => state)).toEqual(['delivered']);
      expect(await tables('newer_things')).toBe(0);
    },
  },
};

it('the guide of the first day has these steps, and no command outside of them', () => {
  expect(guide.map(({ heading }) => heading)).toEqual(Object.keys(steps));
  expect(guide.flatMap(({ commands }) => commands).length).toBeGreaterThan(15);
});

if (!postgresPrograms) console.warn(`Left out of the first day: backup and restore, because ${noPostgres}.`);
const played = guide.filter(({ heading }) => postgresPrograms || !steps[heading]?.needsTools);
it.each(played.map(({ heading, commands }) => [heading, commands] as const))(
  'on an empty machine: %s',
  { timeout: 120_000 },
  async (heading, commands) => {
    await steps[heading]?.before?.();
    for (const command of commands) await shell.run(command);
    await steps[heading]?.after?.();
  },
);
