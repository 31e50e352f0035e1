import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { members } from '#core/contract/console/members.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { session } from '#core/contract/console/session.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const reason = '岗位调整，换到财务';
const proposeRoles = (by: TestOperator, of: TestOperator) =>
  consoleData(server, members.proposeRoles, { operatorId: of.operatorId, roles: ['finance'], reason }, by);
const approve = (proposalId: string, by: TestOperator, totp?: string) =>
  callConsole(server, proposals.approveProposal, { proposalId, ...(totp !== undefined && { totp }) }, by);
const rolesOf = async (operator: TestOperator) => (await consoleData(server, session.me, {}, operator)).roles;
const three = () =>
  Promise.all([anOperator(server), anOperator(server), anOperator(server, { roles: ['content'] })]);

it('a change waits for a second person, who sees what changes, and acts with a code', async () => {
  const [owner, second, member] = await three();
  const { proposalId } = await proposeRoles(owner, member);
  expect(await rolesOf(member)).toEqual(['content']);
  expect((await consoleData(server, session.me, {}, second)).waitingProposals).toBe(1);
  const shown = await consoleData(server, proposals.proposal, { proposalId }, second);
  expect(shown).toMatchObject({
    act: '修改角色',
    changes: [{ field: '角色', before: '内容运营', after: '财务' }],
    mayDecide: true,
    needsTotp: true,
    proposedBy: { name: owner.name },
  });
  expect((await approve(proposalId, second)).message).toBe('请输入动态码');
  expect(await rolesOf(member)).toEqual(['content']);
  expect((await approve(proposalId, second, codeOf(server, second))).success).toBe(true);
  expect(await rolesOf(member)).toEqual(['finance']);
  expect((await approve(proposalId, second, codeOf(server, second, 1))).message).toBe('这条申请已经处理过了');
});

it('nobody decides their own proposal, nor one about themselves; the database refuses it too', async () => {
  const [owner, second, member] = await three();
  const { proposalId } = await proposeRoles(owner, member);
  expect((await approve(proposalId, owner, codeOf(server, owner))).message).toBe(
    '不能审批自己的申请，请另一位成员处理',
  );
  await expect(
    server.db
      .updateTable('proposals')
      .set({ state: 'approved', decided_by: owner.operatorId, decided_at: server.now() })
      .where('proposal_id', '=', proposalId)
      .execute(),
  ).rejects.toThrow('violates check constraint');
  expect(
    (
      await callConsole(
        server,
        members.proposeRoles,
        { operatorId: owner.operatorId, roles: ['audit'], reason },
        owner,
      )
    ).message,
  ).toBe('不能为自己提交申请');
  const about = await consoleData(
    server,
    members.proposeRoles,
    { operatorId: second.operatorId, roles: ['owner', 'finance'], reason },
    owner,
  );
  expect((await approve(about.proposalId, second, codeOf(server, second))).message).toBe(
    '不能审批涉及自己的申请',
  );
});

it('proposals are narrowed by what they would do, and counted so', async () => {
  const [owner, , member] = await three();
  await proposeRoles(owner, member);
  await consoleData(server, members.proposeTotpReset, { operatorId: member.operatorId, reason }, owner);
  const own = (kind?: string) =>
    consoleData(server, proposals.proposals, { list: 'own', ...(kind !== undefined && { kind }) }, owner);
  const all = await own();
  expect(all.rows.map(({ act }) => act)).toEqual(['重置身份验证器', '修改角色']);
  const roles = all.kinds.find(({ act }) => act === '修改角色')?.kind ?? '';
  const narrowed = await own(roles);
  expect(narrowed.rows.map(({ act }) => act)).toEqual(['修改角色']);
  expect(narrowed.count).toEqual({ value: 1, exact: true });
  expect((await own('no.such.kind')).rows).toEqual([]);
});

it('two approvals at once act once', async () => {
  const [owner, second, member] = await three();
  const third = await anOperator(server);
  const { proposalId } = await proposeRoles(owner, member);
  const answers = await Promise.all([second, third].map((by) => approve(proposalId, by, codeOf(server, by))));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

it('an approval for another version of the target is refused', async () => {
  const [owner, second, member] = await three();
  const { proposalId } = await proposeRoles(owner, member);
  await server.db
    .insertInto('operator_roles')
    .values({ operator_id: member.operatorId, role: 'service' })
    .execute();
  expect((await approve(proposalId, second, codeOf(server, second))).message).toBe('对象已变化，请重新提交');
  expect(await rolesOf(member)).toEqual(['content', 'service']);
});

it('one proposal of a kind waits for one thing; withdrawn or ended it makes room', async () => {
  const [owner, second, member] = await three();
  const again = () =>
    callConsole(
      server,
      members.proposeRoles,
      { operatorId: member.operatorId, roles: ['finance'], reason },
      owner,
    );
  const { proposalId } = (await again()).data;
  expect((await again()).message).toBe('同一对象已有一条申请在等待审批');
  expect((await callConsole(server, proposals.withdrawProposal, { proposalId }, second)).message).toBe(
    '没有这条申请',
  );
  await consoleData(server, proposals.withdrawProposal, { proposalId }, owner);
  const next = (await again()).data.proposalId;
  await server.advance(72 * 3_600_000);
  const [laterOwner, laterSecond] = [await anOperator(server), await anOperator(server)];
  expect((await approve(next, laterSecond, codeOf(server, laterSecond))).message).toBe(
    '这条申请已过期，请重新提交',
  );
  expect((await consoleData(server, proposals.proposal, { proposalId: next }, laterSecond)).state).toBe(
    'expired',
  );
  expect((await proposeRoles(laterOwner, member)).proposalId).toBeTruthy();
});

it('a proposal that was returned or rejected changes nothing and says why', async () => {
  const [owner, second, member] = await three();
  for (const [call, state] of [
    [proposals.returnProposal, 'returned'],
    [proposals.rejectProposal, 'rejected'],
  ] as const) {
    const { proposalId } = await proposeRoles(owner, member);
    await consoleData(server, call, { proposalId, comment: '请写清楚原因' }, second);
    expect(await consoleData(server, proposals.proposal, { proposalId }, owner)).toMatchObject({
      state,
      comment: '请写清楚原因',
      decidedBy: { name: second.name },
    });
  }
  expect(await rolesOf(member)).toEqual(['content']);
});

it('two owners who remove each other at once leave one owner', async () => {
  const alone = await testServer();
  try {
    const [first, second, leaving] = await Promise.all([
      anOperator(alone),
      anOperator(alone),
      anOperator(alone),
    ]);
    const removal = async ({ operatorId }: TestOperator) =>
      (await consoleData(alone, members.proposeRoles, { operatorId, roles: ['audit'], reason }, leaving))
        .proposalId;
    const [ofFirst, ofSecond] = [await removal(first), await removal(second)];
    await consoleData(
      alone,
      members.lockMember,
      { operatorId: leaving.operatorId, reason: '已经离职' },
      first,
    );
    const approveIt = (proposalId: string, by: TestOperator) =>
      callConsole(alone, proposals.approveProposal, { proposalId, totp: codeOf(alone, by) }, by);
    const answers = await Promise.all([approveIt(ofFirst, second), approveIt(ofSecond, first)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.message).toMatch(
      /至少要有一位负责人|没有这个权限|不能审批/,
    );
  } finally {
    await alone.stop();
  }
});

it('lists go on by key: what waits for me oldest first, my own newest first, each once', async () => {
  const [owner, second] = await three();
  const others = await Promise.all(
    Array.from({ length: 5 }, () => anOperator(server, { roles: ['content'] })),
  );
  const made: string[] = [];
  for (const other of others) made.push((await proposeRoles(owner, other)).proposalId);
  const read = async (list: 'to-decide' | 'own', by: TestOperator) => {
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const { rows, nextKey } = await consoleData(
        server,
        proposals.proposals,
        { list, limit: 2, ...(after !== undefined && { after }) },
        by,
      );
      seen.push(...rows.map(({ proposalId }) => proposalId));
      if (nextKey === null) return seen;
      after = nextKey;
    }
  };
  expect(await read('own', owner)).toEqual(made.toReversed());
  expect((await read('to-decide', second)).filter((each) => made.includes(each))).toEqual(made);
});

it('every act is in the audit log with its proposal, and the chain is whole until somebody changes it', async () => {
  const [auditor, owner] = [await anOperator(server, { roles: ['audit'] }), await anOperator(server)];
  const { rows } = await consoleData(server, audit.auditLog, { act: '修改角色' }, auditor);
  expect(rows[0]).toMatchObject({
    changes: [{ field: '角色', before: '内容运营', after: '财务' }],
    proposalId: expect.any(String),
    reason,
  });
  const verify = () => consoleData(server, audit.verifyChain, {}, auditor);
  const whole = await verify();
  expect(whole.brokenAt).toBeNull();
  expect(whole.entries).toBeGreaterThan(10);
  await expect(server.db.updateTable('audit_log').set({ reason: '' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(server.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  // The owner of the database can switch off triggers; the hashes then show the change.
  await sql`
    begin; set local session_replication_role = replica;
    update audit_log set reason = reason || '!' where audit_id = 3; commit`.execute(server.db);
  expect((await verify()).brokenAt).toBe('3');
  expect((await consoleData(server, audit.ownActs, {}, owner)).rows).toEqual([]);
});
