import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { codeBatches, rightsProducts, rightsStock } from '#core/contract/console/rights/rights.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aRight } from '../../data/a-right.ts';
import { freshId } from '../../fresh.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { approval, approved, asAnother, inMinutes, reason } from './act.ts';

const byFinance = { proposer: 'activities', by: 'finance' } as const;

/** Approvals of rights, of card codes and of what is said to subscribers. */
export const rightsActs = [
  approval({
    approves: 'rights.stock',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const { rightsId } = await aRight(server, { stock: 10 });
      const changes = [{ rightsId, cycle: claimCycle(server.now()).cycle, total: 5_000 }];
      await consoleData(server, rightsStock.changeRightsStock, { changes, reason }, by);
    },
  }),
  approval({
    approves: 'rights.product',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const { productId, groupId } = await aRight(server);
      await aRight(server, { beside: { productId, groupId, rightsId: '' } });
      const { version } = await consoleData(server, rightsProducts.rightsProduct, { productId }, by);
      const changes = { productId, version, groups: [{ groupId, chooseCount: 2 }], reason };
      await consoleData(server, rightsProducts.proposeRightsProduct, changes, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'codes.batch',
    propose: async (server, by) => proposeBatch(server, by),
  }),
  approval({
    ...byFinance,
    approves: 'codes.restart',
    async propose(server, by) {
      const maker = await anOperator(server, { roles: ['activities'] });
      const { proposalId } = await proposeBatch(server, maker);
      const { target: batchId } = await asAnother(server, 'finance', proposals.proposal, { proposalId });
      await approved(server, 'finance', proposalId);
      await asAnother(server, 'finance', codeBatches.stopCodeBatch, { batchId, reason });
      await consoleData(server, codeBatches.proposeCodeRestart, { batchId, reason }, by);
    },
  }),
  approval({
    approves: 'agreement.version',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const templateId = freshId('text');
      const text = { title: '服务协议', body: '一、账号仅限本人使用。\n二、权益每月更新。' };
      const published_at = new Date('2026-01-01T00:00:00+08:00');
      await server.db
        .insertInto('agreements')
        .values({ template_id: templateId, version: '2026.1', ...text, published_at })
        .execute();
      const next = { ...text, body: `${text.body}\n三、当月未领不累计。` };
      await consoleData(
        server,
        agreementConsole.proposeAgreement,
        { templateId, baseVersion: '2026.1', ...next, effectiveAt: null, needsConsent: true, reason },
        by,
      );
    },
  }),
  approval({
    approves: 'broadcast.send',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const draft = { topic: 'coupon', title: '会员日来了', text: '今天领券立减。', link: '' } as const;
      const { broadcastId, edit } = await consoleData(
        server,
        broadcasts.saveBroadcast,
        { ...draft, audience: { kind: 'everyone' } },
        by,
      );
      const sendAt = inMinutes(server, 60 * 24);
      await consoleData(server, broadcasts.startBroadcast, { broadcastId, edit, sendAt, reason }, by);
    },
  }),
];

/** Codes for a month in which one right is given. */
async function proposeBatch(server: TestServer, by: TestOperator) {
  const { productId } = await aRight(server);
  const window = { beginsAt: inMinutes(server, -60), endsAt: inMinutes(server, 60 * 24 * 30) };
  const batch = { name: '门店体验卡', actNum: 'store', productId, months: null, codes: 5, ...window };
  return consoleData(server, codeBatches.proposeCodeBatch, { ...batch, reason }, by);
}
