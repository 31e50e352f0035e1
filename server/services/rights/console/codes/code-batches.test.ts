import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import type { ConsoleEndpoint, RequestOf } from '#core/contract/endpoint.ts';
import { readCardCode } from '#core/rules/rights/card-code.ts';
import { aMember } from '../../../../testing/data/a-member.ts';
import { aRight } from '../../../../testing/data/a-right.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let activities: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  activities = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '线下门店活动发放';
const dayMs = 86_400_000;
const isoIn = (days: number) => new Date(server.now().getTime() + days * dayMs).toISOString();

const propose = async (codes: number, more: Partial<RequestOf<typeof codeBatches.proposeCodeBatch>> = {}) => {
  const { productId } = await aRight(server);
  return callConsole(
    server,
    codeBatches.proposeCodeBatch,
    {
      name: '门店体验卡',
      actNum: 'store',
      productId,
      months: null,
      codes,
      beginsAt: isoIn(-1),
      endsAt: isoIn(30),
      reason,
      ...more,
    },
    activities,
  );
};
const approve = (proposalId: string, by: TestOperator = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, by);
const batch = (batchId: string, by: TestOperator = activities) =>
  consoleData(server, codeBatches.codeBatch, { batchId }, by);

/** An approved batch whose codes are made. */
async function aBatch(codes: number): Promise<string> {
  const { proposalId } = (await propose(codes)).data;
  const { target } = await consoleData(server, proposals.proposal, { proposalId }, finance);
  expect((await approve(proposalId)).success).toBe(true);
  server.wakeJobs();
  await eventually(
    () => batch(target),
    ({ made }) => made === codes,
  );
  return target;
}
const exportBatch = (batchId: string, by: TestOperator, steps = 0) =>
  callConsole(server, codeBatches.exportCodeBatch, { batchId, totp: codeOf(server, by, steps), reason }, by);
async function decrypted(batchId: string, passphrase: string, by: TestOperator): Promise<string[]> {
  const { content } = await consoleData(server, codeBatches.loadCodeFile, { batchId }, by);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return (await decrypter.decrypt(Buffer.from(content, 'base64'), 'text')).trim().split('\n');
}
const redeem = async (code: string) =>
  server.call(
    cardCode.exchangeCardCode,
    { cardCode: code, channelId: 'C0013' },
    { as: await aMember(server) },
  );

describe('a batch of codes', () => {
  it('is made after a second person agreed, all of it, and one code works once', async () => {
    const { proposalId } = (await propose(3)).data;
    const { target, changes } = await consoleData(server, proposals.proposal, { proposalId }, finance);
    expect(changes.map(({ field, after }) => `${field} ${after}`.slice(0, 20))).toEqual([
      '卡密 3 个',
      '每个兑换 视频会员月卡一份',
      expect.stringMatching(/^兑换时间/),
    ]);
    expect((await approve(proposalId, activities)).message).toBe('您的角色不能审批这类申请');
    expect((await approve(proposalId)).success).toBe(true);
    server.wakeJobs();
    const made = await eventually(
      () => batch(target),
      (row) => row.made === 3,
    );
    expect(made).toMatchObject({
      name: '门店体验卡',
      gives: '视频会员月卡',
      state: 'open',
      exchanged: 0,
      isExported: false,
      proposedBy: activities.name,
      approvedBy: finance.name,
    });
    const owner = await anOperator(server);
    const { passphrase, codes } = (await exportBatch(target, owner)).data;
    expect(codes).toBe(3);
    const [first = '', ...others] = await decrypted(target, passphrase, owner);
    expect(new Set([first, ...others]).size).toBe(3);
    expect((await redeem(first)).success).toBe(true);
    expect((await redeem(first)).message).toBe('卡密有误或已被使用，请核对后再试');
    expect(await batch(target)).toMatchObject({ exchanged: 1, isExported: true });
    expect((await batch(target)).days.at(-1)?.exchanged).toBe(1);
  });

  it('gives the only right of a product or months of any, within a time that is not over', async () => {
    const right = await aRight(server);
    await aRight(server, { beside: right });
    const refused = await propose(1, { productId: right.productId });
    expect(refused.message).toContain('不止一项权益');
    expect((await propose(1, { productId: right.productId, months: 3 })).success).toBe(true);
    expect((await propose(1, { endsAt: isoIn(-2), beginsAt: isoIn(-3) })).message).toBe('结束时间已过');
    expect((await propose(1, { endsAt: isoIn(-2) })).message).toBe('结束时间要晚于开始时间');
    const dear = (await propose(1_000, { productId: right.productId, months: 12 })).data.proposalId;
    expect((await approve(dear)).message).toBe('请输入动态码');
  });

  it('stopped by one person refuses its codes kindly, and two let it go on', async () => {
    const batchId = await aBatch(3);
    const owner = await anOperator(server);
    const { passphrase } = (await exportBatch(batchId, owner)).data;
    const [first = '', second = '', third = ''] = await decrypted(batchId, passphrase, owner);
    expect((await redeem(first)).success).toBe(true);
    const stop = () => callConsole(server, codeBatches.stopCodeBatch, { batchId, reason }, activities);
    expect((await stop()).success).toBe(true);
    expect((await stop()).message).toBe('这一批已经停止');
    expect((await redeem(second)).message).toBe('这批卡密已停止兑换，如需帮助请联系客服');
    expect(await batch(batchId)).toMatchObject({
      state: 'stopped',
      exchanged: 1,
      stop: { by: activities.name, reason },
    });
    const { proposalId } = await consoleData(
      server,
      codeBatches.proposeCodeRestart,
      { batchId, reason },
      activities,
    );
    expect((await approve(proposalId)).success).toBe(true);
    expect((await batch(batchId)).state).toBe('open');
    expect((await redeem(third)).success).toBe(true);
  });

  it('stopped before its time has come begins at its time when it goes on', async () => {
    const { proposalId } = (await propose(1, { beginsAt: isoIn(2) })).data;
    const { target: batchId } = await consoleData(server, proposals.proposal, { proposalId }, finance);
    await approve(proposalId);
    const { beginsAt } = await batch(batchId);
    await consoleData(server, codeBatches.stopCodeBatch, { batchId, reason }, finance);
    expect(await batch(batchId)).toMatchObject({ state: 'stopped', beginsAt });
    const again = await consoleData(server, codeBatches.proposeCodeRestart, { batchId, reason }, activities);
    await approve(again.proposalId);
    expect((await batch(batchId)).beginsAt).toBe(beginsAt);
  });
});

describe('the export', () => {
  it('is done once, by an owner with a code of the authenticator, whoever asks at the same moment', async () => {
    const batchId = await aBatch(5);
    const owners = await Promise.all([1, 2, 3].map(() => anOperator(server)));
    expect((await exportBatch(batchId, activities)).message).toBe('您的角色没有这个权限');
    const wrong = await callConsole(
      server,
      codeBatches.exportCodeBatch,
      { batchId, totp: '000000', reason },
      owners[0],
    );
    expect(wrong.message).toBe('动态码不对，或已经用过');
    const answers = await Promise.all(owners.map((each) => exportBatch(batchId, each)));
    const done = answers.flatMap((answer, at) => (answer.success ? [at] : []));
    expect(done).toHaveLength(1);
    expect(new Set(answers.flatMap(({ success, message }) => (success ? [] : [message])))).toEqual(
      new Set(['这一批已经导出过，只能导出一次']),
    );
    const exporter = owners[done[0] ?? 0] ?? activities;
    expect((await exportBatch(batchId, exporter, 1)).message).toBe('这一批已经导出过，只能导出一次');
    const { seed_sealed } = await server.db
      .selectFrom('card_code_batches')
      .select('seed_sealed')
      .where('batch_id', '=', batchId)
      .executeTakeFirstOrThrow();
    expect(seed_sealed).toBeNull();
    const other = owners.find((each) => each !== exporter) ?? activities;
    expect((await callConsole(server, codeBatches.loadCodeFile, { batchId }, other)).message).toBe(
      '只有导出的人可以下载',
    );
    const { rows } = await consoleData(server, consoleCalls.auditLog, {}, exporter);
    expect(rows.filter(({ objectKey, act }) => objectKey === batchId && act === '导出卡密')).toHaveLength(1);
  });

  it('of a batch that was made by a command, is being made, or is stopped is refused', async () => {
    const owner = await anOperator(server);
    const stopped = await aBatch(1);
    await consoleData(server, codeBatches.stopCodeBatch, { batchId: stopped, reason }, finance);
    expect((await exportBatch(stopped, owner)).message).toBe('这一批已停止，不能导出');
  });

  it('leaves no code in any answer of the console, nor in the audit log', async () => {
    const batchId = await aBatch(4);
    const owner = await anOperator(server);
    const exported = await exportBatch(batchId, owner);
    const codes = await decrypted(batchId, exported.data.passphrase, owner);
    const answers = [JSON.stringify(exported)];
    for (const [name, endpoint] of Object.entries(consoleCalls) as [string, ConsoleEndpoint][]) {
      if (name === 'signOut') continue;
      const answer = await callConsole(server, endpoint, { batchId, keyword: batchId }, owner);
      answers.push(JSON.stringify(answer));
    }
    const all = answers.join('\n');
    expect(all).toContain(batchId);
    for (const code of codes) {
      expect(all).not.toContain(code);
      expect(all).not.toContain(readCardCode(code));
    }
    const stored = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_key', '=', batchId)
      .execute();
    expect(stored.length).toBeGreaterThan(0);
    const passphrase = exported.data.passphrase;
    expect(JSON.stringify(stored)).not.toContain(passphrase);
  });
});

it('the list shows every batch with its state, and the tries of codes that do not exist', async () => {
  const batchId = await aBatch(2);
  const member = await aMember(server);
  await server.call(
    cardCode.exchangeCardCode,
    { cardCode: 'AAAABBBBCCCCDDDD', channelId: 'C0013' },
    { as: member },
  );
  const list = (filters: object) => consoleData(server, codeBatches.codeBatches, filters, activities);
  const found = await list({ keyword: batchId, state: 'open' });
  expect(found).toMatchObject({
    count: { value: 1, exact: true },
    rows: [{ batchId, planned: 2, made: 2 }],
  });
  expect(found.guessed.misses).toBeGreaterThan(0);
  expect((await list({ keyword: batchId, state: 'ended' })).rows).toEqual([]);
  const { products } = await consoleData(server, codeBatches.codeBatchChoices, {}, activities);
  expect(products.some(({ right }) => right !== null)).toBe(true);
});
