import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { databaseWithStandby, type DatabaseWithStandby } from '../testing/databases/database-with-standby.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { validInput } from '../testing/generated-input.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

/** How many reads of guests were answered by which database. */
async function readsOf(server: TestServer): Promise<Readonly<Record<string, number>>> {
  const text = await (await server.fetch('/metrics')).text();
  const found = text.matchAll(/^mall_guest_reads_total\{from="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, from = '', count]) => [from, Number(count)]));
}

const readOnly = (url: string): string => {
  const changed = new URL(url);
  changed.searchParams.set('options', '-c default_transaction_read_only=on');
  return changed.href;
};

describe('what guests read, on a database that refuses writes', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await testDatabase({ demo: true });
    const settings = { DATABASE_URL: database.url, DATABASE_READ_URL: readOnly(database.url) };
    server = await testServer({ database, demo: true, settings });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  it.each(
    allCalls.filter(({ endpoint: { access, writes, beacon } }) => access === 'guest' && !writes && !beacon),
  )('$id is answered there', async (call) => {
    const before = await readsOf(server);
    for (const input of fc.sample(validInput(call), { numRuns: 5, seed: 1 }))
      await server.call(call.endpoint, input);
    expect((await readsOf(server))['failed']).toBe(before['failed']);
  });

  it('are most calls of a guest', async () => {
    expect((await readsOf(server))['standby']).toBeGreaterThan(100);
  });
});

describe('a standby', () => {
  let database: DatabaseWithStandby;
  let server: TestServer;
  beforeAll(async () => {
    database = await databaseWithStandby();
    const settings = { DATABASE_URL: database.url, DATABASE_READ_URL: database.standbyUrl };
    server = await testServer({ database, settings });
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
  });

  const shows = async (questionId: string, as?: TestMember) =>
    (await server.call(support.questionDetail, { questionId }, as ? { as } : {})).success;
  const asked = async (): Promise<string> => {
    const question_id = freshId('question');
    await server.db
      .insertInto('questions')
      .values({ question_id, kind: 'claim', title: question_id, answer: '', sort: 1 })
      .execute();
    return question_id;
  };
  /** Until reads of guests are answered by this database. */
  const answeredBy = (from: string) =>
    eventually(
      async () => {
        const before = (await readsOf(server))[from] ?? 0;
        await shows('none');
        return ((await readsOf(server))[from] ?? 0) > before;
      },
      (answers) => answers,
    );

  it('answers guests, and has what was written a moment ago', async () => {
    await answeredBy('standby');
    const question = await asked();
    await eventually(() => shows(question), Boolean);
  });

  it('is not asked for what members read', async () => {
    const member = await aMember(server);
    await answeredBy('standby');
    await database.pause();
    const before = await readsOf(server);
    const question = await asked();
    expect(await shows(question, member)).toBe(true);
    expect(await readsOf(server)).toEqual(before);
    await database.resume();
  });

  it('is left out while it is behind, so that guests see nothing older than its limit', async () => {
    await answeredBy('standby');
    await database.pause();
    const question = await asked();
    await answeredBy('primary');
    expect(await shows(question)).toBe(true);
    await database.resume();
    await answeredBy('standby');
  });

  it('that dies costs no guest an answer', async () => {
    await answeredBy('standby');
    await database.kill();
    const question = await asked();
    for (let i = 0; i < 10; i++) expect(await shows(question)).toBe(true);
    await answeredBy('primary');
  });
});
