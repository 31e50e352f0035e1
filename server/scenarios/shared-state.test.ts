import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveChangesPath } from '#core/contract/live-changes.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { redisProgram, startRedis, type RedisServer } from '../testing/redis-server.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

type Instances = readonly [TestServer, TestServer];

/** The events that an open page of the member has received, joined. */
async function openPage(server: TestServer, { accessToken }: TestMember) {
  const closed = new AbortController();
  const { body } = await server.fetch(server.base + liveChangesPath, {
    headers: { accessToken },
    signal: closed.signal,
  });
  let events = '';
  const reading = (async () => {
    for await (const bytes of body ?? []) events += Buffer.from(bytes).toString();
  })().catch(() => undefined); // closed
  await eventually(
    async () => events,
    (text) => text.includes('event: open'),
  );
  return {
    events: () => events,
    close: async () => {
      closed.abort();
      await reading;
    },
  };
}

/** Until the second instance's page is notified by the first one. */
async function isNotifiedOfAChange([one, two]: Instances): Promise<void> {
  const member = await aMember(one);
  const page = await openPage(two, member);
  await eventually(
    async () => {
      one.deps.live.notify(member.userId);
      return page.events();
    },
    (text) => text.includes('event: changed'),
  );
  await page.close();
}

describe('two machines on one database', () => {
  let database: TestDatabase;
  let instances: Instances;
  beforeAll(async () => {
    database = await testDatabase();
    const settings = { DATABASE_URL: database.url };
    instances = await Promise.all([
      testServer({ database, settings }),
      testServer({ database, settings }),
    ] as const);
  });
  afterAll(async () => {
    await Promise.all(instances.map((server) => server.stop()));
    await database.drop();
  });

  it('notify the open pages of each other, without Redis', () => isNotifiedOfAChange(instances));
});

describe.skipIf(redisProgram === undefined)('two machines that share Redis', () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let instances: Instances;
  beforeAll(async () => {
    redis = await startRedis(redisProgram ?? '');
    database = await testDatabase();
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, CALLS_PER_SECOND: '5' };
    instances = await Promise.all([
      testServer({ database, settings }),
      testServer({ database, settings }),
    ] as const);
  });
  afterAll(async () => {
    redis.thaw();
    await Promise.all(instances.map((server) => server.stop()));
    await database.drop();
    await redis.stop();
  });

  /** How many of 60 calls of a new client, by turns at the two, are answered. The burst is 20. */
  let clients = 0;
  const accepted = async (): Promise<number> => {
    const ip = `203.0.113.${(clients += 1)}`;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        instances[i % 2 === 0 ? 0 : 1].send(support.supportQueue, {}, { headers: { 'X-Forwarded-For': ip } }),
      ),
    );
    return answers.filter(({ status }) => status !== 429).length;
  };

  it('limit a client together', async () => {
    // Each has connected when the limit of one is that of both; the bucket fills a little while 60 calls are made.
    expect(await eventually(accepted, (count) => count < 35)).toBeGreaterThanOrEqual(20);
  });

  it('notify the open pages of each other', () => isNotifiedOfAChange(instances));

  it('limit a client each by itself while Redis does not answer, and together again afterwards', async () => {
    redis.freeze();
    expect(await eventually(accepted, (count) => count >= 40)).toBeLessThan(60);
    redis.thaw();
    await eventually(accepted, (count) => count < 35);
  });

  it('serve without Redis at all', async () => {
    await redis.stop();
    expect(await eventually(accepted, (count) => count >= 40)).toBeLessThan(60);
    const [one] = instances;
    expect(await one.call(support.supportQueue, {})).toMatchObject({ success: true });
  });
});
