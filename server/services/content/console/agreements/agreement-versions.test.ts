import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { audit } from '#core/contract/console/audit.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let editor: TestOperator;
let owner: TestOperator;
let templateId: string;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['content'] });
  owner = await anOperator(server, { roles: ['owner'] });
});
afterAll(() => server.stop());

const firstBody = ['欢迎使用本服务，请完整阅读。', '一、账号仅限本人使用。', '二、权益每月更新。'].join('\n');
const publish = (id: string) =>
  server.db
    .insertInto('agreements')
    .values({
      template_id: id,
      version: '2026.1',
      title: '服务协议',
      body: firstBody,
      published_at: new Date('2026-01-01T00:00:00+08:00'),
    })
    .onConflict((c) => c.doNothing())
    .execute();
beforeEach(async () => {
  templateId = freshId('text');
  await publish(templateId);
});

const reason = '法务更新权益条款';
const nextBody = firstBody.replace('二、权益每月更新。', '二、权益每月1日更新。\n三、当月未领不累计。');
const propose = (more: object = {}) =>
  callConsole(
    server,
    agreementConsole.proposeAgreement,
    {
      templateId,
      baseVersion: '2026.1',
      title: '服务协议',
      body: nextBody,
      effectiveAt: null,
      needsConsent: true,
      reason,
      ...more,
    },
    editor,
  );
const approve = (proposalId: string | undefined, as = owner) =>
  callConsole(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, as);
const release = async (more: object = {}) => {
  expect((await approve((await propose(more)).data?.proposalId)).message).toBe('');
};
const shown = (as?: TestMember, more: object = {}) =>
  server.data(agreements.agreementTemplate, { templateId, ...more }, as ? { as } : {});
const agree = (as: TestMember, version: string) =>
  server.call(agreements.saveAgreement, { templateId, version }, { as });
const versions = async () =>
  (await consoleData(server, agreementConsole.agreementVersions, { templateId }, owner)).versions;

it('a new version is proposed with its changed paragraphs, approved by the owner, and in force for every caller at once', async () => {
  const { data } = await propose();
  const proposal = await consoleData(
    server,
    proposals.proposal,
    { proposalId: data?.proposalId ?? '' },
    owner,
  );
  expect(proposal.changes).toEqual([
    { field: '第 3 段', before: '二、权益每月更新。', after: '二、权益每月1日更新。' },
    { field: '第 4 段', before: '', after: '三、当月未领不累计。' },
    { field: '生效', before: '', after: '同意后马上' },
    { field: '重新征求同意', before: '', after: '要' },
  ]);
  expect((await propose()).message).toBe('同一对象已有一条申请在等待审批');
  expect((await approve(data?.proposalId, editor)).success).toBe(false);
  expect((await shown()).version).toBe('2026.1');
  expect((await approve(data?.proposalId)).success).toBe(true);
  expect(await shown()).toMatchObject({ version: '2026.2', body: nextBody });
  expect(await versions()).toMatchObject([
    { version: '2026.2', state: 'inForce', proposedBy: editor.name, approvedBy: owner.name },
    { version: '2026.1', state: 'replaced', proposedBy: null },
  ]);
  const { rows } = await consoleData(server, agreementConsole.agreementList, {}, owner);
  expect(rows.find((row) => row.templateId === templateId)).toMatchObject({
    version: '2026.2',
    versions: 2,
    next: null,
    isWaiting: false,
  });
});

it('a consent stays tied to the text that was read, which nobody can change, and the old text can be read again', async () => {
  const as = await aMember(server);
  await agree(as, '2026.1');
  await release();
  expect(await shown(as)).toMatchObject({ version: '2026.2', agreedAt: null });
  const old = await shown(as, { version: '2026.1' });
  expect(old).toMatchObject({ version: '2026.1', body: firstBody, agreedAt: expect.any(String) });
  expect(await server.data(agreements.myConsents, {}, { as })).toMatchObject([
    { templateId, version: '2026.1', agreedAt: old.agreedAt },
  ]);
  await expect(
    sql`update agreements set body = '别的' where template_id = ${templateId}`.execute(server.db),
  ).rejects.toThrow('append-only');
  await expect(
    sql`delete from agreements where template_id = ${templateId} and version = '2026.1'`.execute(server.db),
  ).rejects.toThrow('consents');
});

it('a version that needs no new consent leaves the old one counting, one that does asks again', async () => {
  const as = await aMember(server);
  await agree(as, '2026.1');
  const { agreedAt } = await shown(as);
  await release({ needsConsent: false });
  expect(await shown(as)).toMatchObject({ version: '2026.2', agreedAt });
  expect((await shown(await aMember(server))).agreedAt).toBeNull();
  await server.advance(1_000);
  await release({ baseVersion: '2026.2', body: `${nextBody}\n四、可以随时注销。` });
  expect(await shown(as)).toMatchObject({ version: '2026.3', agreedAt: null });
  await agree(as, '2026.3');
  expect((await shown(as)).agreedAt).not.toBeNull();
});

it('where a consent is asked for, a new version asks again: the blessing bag', async () => {
  templateId = 'blessing-bag';
  await publish(templateId);
  const as = await aMember(server);
  await agree(as, '2026.1');
  const asked = async () =>
    (await server.data(blessingBag.blessingBagProtocol, {}, { as })).agreedAt === null;
  expect(await asked()).toBe(false);
  await release();
  expect(await asked()).toBe(true);
});

it('with a later time it waits, cannot be agreed to before, blocks another one, and is taken back by one person', async () => {
  const as = await aMember(server);
  const effectiveAt = new Date(server.now().getTime() + 60_000).toISOString();
  await release({ effectiveAt });
  expect((await shown()).version).toBe('2026.1');
  expect(await agree(as, '2026.2')).toMatchObject({ success: false });
  expect((await propose({ baseVersion: '2026.2', body: `${nextBody}\n四、别的。` })).message).toMatch(
    '还没有生效',
  );
  const cancel = (version: string) =>
    callConsole(server, agreementConsole.cancelAgreement, { templateId, version, reason }, editor);
  expect((await cancel('2026.1')).message).toMatch('已经生效');
  expect((await cancel('2026.2')).success).toBe(true);
  await server.advance(60_000);
  expect((await shown()).version).toBe('2026.1');
  const { rows } = await consoleData(server, audit.auditLog, { act: '撤销协议版本' }, owner);
  expect(rows[0]).toMatchObject({ objectKey: templateId, reason });
  await release({ effectiveAt: new Date(server.now().getTime() + 60_000).toISOString() });
  await server.advance(60_000);
  expect((await shown()).version).toBe('2026.2');
});

it('a proposal on a version that is no longer the latest, and one without a change, are refused', async () => {
  expect((await propose({ body: `${firstBody}\n\n` })).message).toBe('没有要修改的内容');
  await release();
  expect((await propose()).message).toMatch('请刷新后在它上面改');
});
