import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { runBuiltCommand } from '../testing/run-built-command.ts';
import { runMain } from '../testing/run-main.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-settings-'));
  database = await testDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});
const setFile = (...settings: readonly string[]): void =>
  writeFileSync(join(folder, '.env'), settings.join('\n'));
const seed = (settings: Readonly<Record<string, string>> = {}) =>
  runBuiltCommand(['seed', 'production'], settings, folder);
const production = ['MALL_ENV=production', 'MALL_SECRET=a-secret-of-this-test-with-32-characters'];

describe('.env in the working folder', () => {
  it('has the settings of a command, and a variable of the environment wins over it', async () => {
    setFile(...production, `DATABASE_URL=${database.url}`);
    expect(await seed()).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^协议 +\d+ +0/m) as string,
    });
    expect(await seed({ DATABASE_URL: 'postgresql://mall@127.0.0.1:9/mall' })).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^[^\n]*ECONNREFUSED[^\n]*\n$/) as string,
    });
  });

  it('has those of the server too: a wrong one there is one clear line', async () => {
    setFile('MALL_ENV=production');
    const { ended, errors } = runMain({ DATABASE_URL: database.url }, undefined, folder);
    expect([await ended, errors().trim()]).toEqual([
      1,
      'setting MALL_SECRET: production needs its own secret of at least 32 characters',
    ]);
  });
});

describe('a command', () => {
  it('without the settings of production is one clear line, as the start of the server is', async () => {
    setFile('MALL_ENV=production');
    expect(await seed()).toEqual({
      status: 1,
      text: 'setting MALL_SECRET: production needs its own secret of at least 32 characters\n',
    });
  });

  it('that there is not is answered with those that there are', async () => {
    const { status, text } = await runBuiltCommand(['sow'], {});
    expect([status, text]).toEqual([1, expect.stringMatching(/"sow": choose seed, .*partner/)]);
  });
});
