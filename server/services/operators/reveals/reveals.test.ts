import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { reveals } from '#core/contract/console/reveals/reveals.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const reveal = (userId: string, by: TestOperator, note = '工单 T-20418') =>
  callConsole(server, reveals.revealNumber, { userId, reason: 'call-back', note }, by);

it('a number is shown for a reason, and who saw it is written down without the number', async () => {
  const [member, service, auditor] = [
    await aMember(server),
    await anOperator(server, { roles: ['service'] }),
    await anOperator(server, { roles: ['audit'] }),
  ];
  const shown = await callConsole(
    server,
    reveals.revealNumber,
    { userId: member.userId, reason: 'call-back', note: '工单 T-20418' },
    { cookie: service.cookie, headers: { 'Idempotency-Key': 'a-reveal' } },
  );
  expect(shown.data).toEqual({
    mobile: member.mobile,
    hiddenAt: expect.any(String),
    leftToday: 19,
  });
  const { rows } = await consoleData(server, reveals.numberReveals, { userId: member.userId }, auditor);
  expect(rows).toMatchObject([
    {
      operator: service.name,
      mobile: maskMobile(member.mobile),
      reason: 'call-back',
      note: '工单 T-20418',
      seenBy: null,
      maySee: true,
    },
  ]);
  const acted = await consoleData(server, audit.auditLog, { object: member.userId }, auditor);
  expect(acted.rows).toMatchObject([{ act: '查看完整号码', reason: '回电用户：工单 T-20418' }]);
  for (const table of ['number_reveals', 'audit_log', 'idempotency_keys']) {
    const { rows: stored } = await sql`select t::text as row from ${sql.table(table)} t`.execute(server.db);
    expect(JSON.stringify(stored)).not.toContain(member.mobile);
  }
  expect(server.logs().join('\n')).not.toContain(member.mobile);

  const [{ revealId } = { revealId: '' }] = rows;
  await consoleData(server, reveals.markRevealSeen, { revealId }, auditor);
  expect((await callConsole(server, reveals.markRevealSeen, { revealId }, auditor)).message).toBe(
    '这条记录已经核对过',
  );
  const seen = await consoleData(server, reveals.numberReveals, { operator: service.name }, auditor);
  expect(seen.rows).toMatchObject([{ seenBy: auditor.name, maySee: false }]);
});

it('without a reason that suffices nothing is shown or counted; nobody checks their own', async () => {
  const [member, owner] = [await aMember(server), await anOperator(server)];
  expect((await reveal(member.userId, owner, `回电 ${member.mobile}`)).message).toBe('说明里不要写号码');
  const other = { userId: member.userId, reason: 'other' } as const;
  expect((await callConsole(server, reveals.revealNumber, other, owner)).message).toBe(
    '请写明原因，至少4个字',
  );
  expect((await reveal('nobody', owner)).message).toBe('没有这位用户');
  expect(await consoleData(server, reveals.revealsLeft, {}, owner)).toEqual({ left: 20, limit: 20 });
  await reveal(member.userId, owner);
  const { rows } = await consoleData(server, reveals.numberReveals, { userId: member.userId }, owner);
  expect(rows).toMatchObject([{ maySee: false }]);
  const [{ revealId } = { revealId: '' }] = rows;
  expect((await callConsole(server, reveals.markRevealSeen, { revealId }, owner)).message).toBe(
    '不能核对自己的查看',
  );
});

it('an operator sees twenty numbers a day at most, however many are asked for at once', async () => {
  const [member, service] = [await aMember(server), await anOperator(server, { roles: ['service'] })];
  const answers = await Promise.all(Array.from({ length: 24 }, () => reveal(member.userId, service)));
  expect(answers.filter(({ success }) => success)).toHaveLength(20);
  expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
    new Set(['今天已查看20次，请明天再看或请负责人处理']),
  );
  await expect(
    server.db.updateTable('number_reveals').set({ place: 21 }).where('place', '=', 20).execute(),
  ).rejects.toThrow('violates check constraint');
  const page = await consoleData(
    server,
    reveals.numberReveals,
    { userId: member.userId, limit: 15 },
    await anOperator(server),
  );
  const rest = await consoleData(
    server,
    reveals.numberReveals,
    { userId: member.userId, limit: 15, after: page.nextKey ?? '' },
    await anOperator(server),
  );
  expect(new Set([...page.rows, ...rest.rows].map(({ revealId }) => revealId)).size).toBe(20);
  expect(rest.nextKey).toBeNull();
});
