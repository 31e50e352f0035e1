import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { session } from '#core/contract/user/session.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { storedEvents } from '../../../testing/databases/stored-events.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const beacon = (body: BodyInit, type = 'text/plain;charset=UTF-8', headers: Record<string, string> = {}) =>
  server.fetch(server.base + userLog.behaviourBeacon.prefix + userLog.behaviourBeacon.path, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
const ok = { code: '1', message: '', success: true, data: null };
/** All of the table in one text. */
const wholeTable = async (): Promise<string> => {
  await eventually(
    async () => server.deps.events.counts().waiting,
    (waiting) => waiting === 0,
  );
  const { rows } = await sql<{ line: string }>`select events::text as line from events`.execute(server.db);
  return rows.map(({ line }) => line).join('\n');
};

describe('page events (§3, §7)', () => {
  it('a behaviour record is a row with its kind, its page, its visit and the user of the session', async () => {
    const member = await aMember(server);
    const pageId = freshId('page');
    expect(
      await server.call(
        userLog.behaviourLog,
        {
          pageId,
          pathId: 'p1',
          pageName: '首页',
          actionType: 5,
          goodsId: 7,
          plName: '福袋-领取',
          vipTypeLevel: 2,
        },
        { as: member },
      ),
    ).toEqual(ok);
    expect(await storedEvents(server, pageId)).toMatchObject([
      {
        kind: 'clk',
        user_id: member.userId,
        path_id: 'p1',
        action_type: 5,
        record: { pageName: '首页', goodsId: '7', plName: '福袋-领取', vipTypeLevel: 2 },
      },
    ]);
  });

  it('an order start, an impression and a download are distinguished', async () => {
    const pageId = freshId('page');
    await server.data(userLog.behaviourLog, {
      pageId,
      event: 'ordst',
      si_x: '20',
      actionType: 3,
      businessNum: 'O1',
    });
    await server.data(userLog.behaviourLog, { pageId, actionType: 12 });
    await server.data(userLog.behaviourLog, { pageId, actionType: 1, actionSubType: 16, contentType: 0 });
    const rows = await storedEvents(server, pageId, 3);
    expect(rows.map(({ kind }) => kind)).toEqual(['ordst', 'imp', 'dl']);
    expect(rows[0]?.record).toEqual({ event: 'ordst', si_x: '20', businessNum: 'O1' });
  });

  it('a page view belongs to its visit, or to its cookie when it knows no more', async () => {
    const pageId = freshId('page');
    await server.data(userLog.pageViewLog, {
      pageId,
      pathId: 'p2',
      cookieId: 'c2',
      startMills: 1_700_000_000_000,
      endMills: 1_700_000_003_500,
      timeMills: 3_500,
    });
    await server.data(userLog.pageViewLog, { pageId, cookieId: 'c3' });
    expect(await storedEvents(server, pageId, 2)).toMatchObject([
      { kind: 'pageview', path_id: 'p2', action_type: 21, record: { cookieId: 'c2', timeMills: 3_500 } },
      { kind: 'pageview', path_id: 'c3', action_type: 21 },
    ]);
  });

  it('the user of a row comes from the session alone, never from the page’s fields (A19)', async () => {
    const [member, gone] = [await aMember(server), await aMember(server)];
    await server.call(session.logout, {}, { as: gone });
    const pageId = freshId('page');
    await server.data(userLog.behaviourLog, { pageId, userId: member.userId });
    await server.data(userLog.behaviourLog, { pageId, userId: member.userId }, { as: gone });
    await server.data(
      userLog.behaviourLog,
      { pageId, userId: member.userId },
      { as: { accessToken: 'made-up' } },
    );
    const rows = await storedEvents(server, pageId, 3);
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, null, null]);
    expect(JSON.stringify(rows)).not.toContain(member.userId);
  });

  it('starts and ends no session: a log neither renews nor removes tokens', async () => {
    const member = await aMember(server);
    const { headers, envelope } = await server.send(
      userLog.behaviourLog,
      {},
      { as: { accessToken: 'made-up', refreshToken: member.refreshToken } },
    );
    expect([headers.get('tokenSet'), envelope]).toEqual([null, ok]);
    expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({ isLogin: true });
  });
});

describe('a beacon (§7)', () => {
  it.concurrent.each([
    'text/plain;charset=UTF-8',
    'text/plain',
    'application/json',
    'application/json; charset=utf-8',
  ])('comes as %s', async (type) => {
    const pageId = freshId('page');
    const response = await beacon(JSON.stringify({ pageId, actionType: 12, componentsName: 'Floor' }), type);
    expect([response.status, await response.json()]).toEqual([200, ok]);
    expect(await storedEvents(server, pageId)).toMatchObject([{ kind: 'imp', user_id: null, record: {} }]);
  });

  it('brings up to fifty records at once', async () => {
    const pageId = freshId('page');
    const records = Array.from({ length: 50 }, (_, at) => ({ pageId, businessNum: String(at) }));
    expect(await (await beacon(JSON.stringify(records))).json()).toEqual(ok);
    expect((await storedEvents(server, pageId, 50)).map(({ record }) => record['businessNum'])).toEqual(
      records.map(({ businessNum }) => businessNum),
    );
    for (const refused of [[], [...records, { pageId }], [null], [[{ pageId }]]]) {
      expect(await (await beacon(JSON.stringify(refused))).json()).toMatchObject({
        code: '0',
        message: expect.stringMatching(/^提交的内容有误/),
      });
    }
  });

  it('with an invalid record is accepted and dropped as a whole, because the sender waits for no answer', async () => {
    const pageId = freshId('page');
    const { refused } = server.deps.events.counts();
    expect(await (await beacon(JSON.stringify([{ pageId }, { pageId, logTime: 'now' }]))).json()).toEqual(ok);
    await eventually(
      async () => server.deps.events.counts().refused,
      (now) => now === refused + 2,
    );
    expect(await wholeTable()).not.toContain(pageId);
  });

  it('may come from a form of another site, but carries no authority', async () => {
    const member = await aMember(server);
    const pageId = freshId('page');
    await beacon(JSON.stringify({ pageId }), 'text/plain', {
      cookie: `accessToken=${member.accessToken}`,
      origin: 'https://example.invalid',
    });
    expect(await storedEvents(server, pageId)).toMatchObject([{ user_id: null }]);
  });

  it.each<[string, BodyInit, string, number]>([
    ['no JSON', 'hello', 'text/plain', 400],
    ['nothing', '', 'text/plain', 400],
    ['a prototype', '{"__proto__":{"a":1}}', 'text/plain', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['more than a browser would keep', JSON.stringify([{ pageUrl: 'x'.repeat(70_000) }]), 'text/plain', 413],
  ])('%s is refused in the envelope', async (_title, body, type, status) => {
    const response = await beacon(body, type);
    expect([response.status, await response.json()]).toMatchObject([status, { code: '0', success: false }]);
  });

  it('alone reads plain text; the other logs take JSON', async () => {
    const { prefix, path } = userLog.behaviourLog;
    expect(
      (
        await server.fetch(server.base + prefix + path, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: '{}',
        })
      ).status,
    ).toBe(415);
    expect(
      await (
        await server.fetch(server.base + prefix + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '[{}]',
        })
      ).json(),
    ).toMatchObject({ code: '0' });
  });
});

describe('masked again on the server (V1)', () => {
  it('no number, no place and no token reaches the table, wherever the page put it', async () => {
    const number = '13812345678';
    const member = await aMember(server);
    const text = `${number} 138-1234-5678 １３８１２３４５６７８ 138\u200b12345678 +86${number} 118.796877,32.060255`;
    const url = `https://mall.example/a?mobile=${number}&longitude=118.796877&latitude=32.060255&accessToken=${member.accessToken}&channelId=${number}#${member.refreshToken}`;
    const everywhere = {
      pageName: text,
      plName: text,
      goodsName: text,
      businessName: text,
      device: text,
      businessNum: number,
      goodsId: Number(number),
      pageUrl: url,
      referer: url,
    };
    const more = {
      mobile: number,
      pathId: number,
      longitude: 118.796877,
      latitude: 32.060255,
      location: text,
      smsId: text,
    };
    await server.data(userLog.behaviourLog, { ...everywhere, ...more, pageId: number }, { as: member });
    await server.data(userLog.behaviourLog, { mobile: '１３８１２３４５６７８' });
    await server.data(userLog.pageViewLog, {
      ...everywhere,
      ...more,
      pageId: text.slice(0, 100),
      timeMills: Number(number),
      startMills: Number(number),
    });
    await beacon(JSON.stringify([{ ...everywhere, ...more }]));
    const table = await wholeTable();
    expect(table).toContain('138****5678');
    expect(table.match(/(?<!\d)1[3-9]\d{9}(?!\d)/g)).toBeNull();
    for (const secret of [number, '118.79', '32.06', member.accessToken, member.refreshToken])
      expect(table).not.toContain(secret);
    const rows = await server.db
      .selectFrom('events')
      .select('record')
      .where('record', '@>', { mobile: '138****5678' } as never)
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });
});

describe('one event is one row (A15)', () => {
  const corpus = [
    '\r\n{"level":60,"msg":"forged"}',
    '\u001b[2J\u001b[31mred\u001b[0m',
    '"}\n{"a":"',
    '\u2028\u2029\u0085',
    '\u202egnp.exe',
    "'); drop table events; --",
    '\\',
    '"',
    '},{"at":"2020-01-01"},{',
    '\u0007\u0008\u007f\u009b31m',
    '𝕏'.repeat(200),
    '{{7*7}}${7*7}',
    '=cmd|"/c calc"!A1',
    'a\tb\vc\fd',
  ];

  it.concurrent.each(corpus)('%j stays inside its field', async (text) => {
    const pageId = freshId('page');
    await beacon(
      JSON.stringify([
        { pageId, pageName: text, plId: text, device: text, pageUrl: text },
        { pageId, pageName: 'after' },
      ]),
    );
    const rows = await storedEvents(server, pageId, 2);
    expect(rows.map(({ kind, user_id, record }) => [kind, user_id, Object.keys(record).length > 0])).toEqual([
      ['clk', null, true],
      ['clk', null, true],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\\[nrtbfu]/u);
  });

  it.each(['a\0b', '\ud800'])('%j, which no table holds, is thrown away', async (text) => {
    const { refused } = server.deps.events.counts();
    await beacon(JSON.stringify({ pageName: text }));
    await eventually(
      async () => server.deps.events.counts().refused,
      (now) => now === refused + 1,
    );
  });

  it('nothing of it is written into the product’s own log', async () => {
    const mark = freshId('mark');
    await beacon(JSON.stringify({ pageName: mark, device: mark }), 'text/plain', {
      'user-agent': mark,
      trackData: encodeURIComponent(`\r\n${mark}`),
    });
    await beacon(`${mark} is no JSON`);
    await wholeTable();
    expect(server.logs().filter((line) => line.includes(mark))).toEqual([]);
  });
});

describe('whatever is sent', () => {
  const fields = [
    'pageId',
    'pageUrl',
    'mobile',
    'actionType',
    'event',
    'logTime',
    'timeMills',
    'vipTypeLevel',
    'goodsId',
    'userId',
    'si_x',
  ];
  const records = fc.oneof(
    fc.object({ maxDepth: 2 }),
    fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 1 })),
    fc.dictionary(
      fc.constantFrom(...fields),
      fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.double()),
    ),
  );
  const anything = fc.oneof(records, fc.array(records, { maxLength: 3 }));

  it.each(Object.entries(userLog))(
    '%s answers below 500, in the envelope, and loses no other event',
    async (_name, { prefix, path }) => {
      const pageId = freshId('page');
      await fc.assert(
        fc.asyncProperty(anything, async (sent) => {
          const response = await server.fetch(server.base + prefix + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(sent),
          });
          expect(response.status).toBeLessThan(500);
          expect(((await response.json()) as { code: string }).code).toMatch(/^[01]$/);
        }),
        { numRuns: 150 },
      );
      await beacon(JSON.stringify({ pageId }));
      await storedEvents(server, pageId);
      const counts = await eventually(
        async () => server.deps.events.counts(),
        ({ waiting }) => waiting === 0,
      );
      expect(counts).toMatchObject({ lost: 0, dropped: 0 });
    },
  );
});
