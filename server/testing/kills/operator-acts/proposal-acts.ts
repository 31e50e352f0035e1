import { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { TestOperator } from '../../operators/an-operator.ts';
import { anOperator, consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, reason } from './act.ts';
import { aPaidOrder } from './order-acts.ts';

/** What becomes of a proposal that is not approved, and the check of the audit log. */
export const proposalActs = [
  act({
    call: 'returnProposal',
    by: 'finance',
    again: '这条申请已经处理过了',
    prepare: async (server) => ({ proposalId: await aProposal(server), comment: '请写明原因' }),
  }),
  act({
    call: 'rejectProposal',
    by: 'finance',
    again: '这条申请已经处理过了',
    prepare: async (server) => ({ proposalId: await aProposal(server), comment: '不用退' }),
  }),
  act({
    call: 'withdrawProposal',
    by: 'service',
    again: '这条申请已经处理过了',
    prepare: async (server, by) => ({ proposalId: await aProposal(server, by) }),
  }),
  act({ call: 'verifyChain', by: 'audit', prepare: async () => ({}) }),
];

async function aProposal(server: TestServer, proposer?: TestOperator): Promise<string> {
  const by = proposer ?? (await anOperator(server, { roles: ['service'] }));
  const orderNo = await aPaidOrder(server, 3_000);
  const wanted = { orderNo, lines: [1], reason };
  const { proposalId } = await consoleData(server, orderConsole.refundOrder, wanted, by);
  if (proposalId === null) throw new Error('the order was refunded without a proposal');
  return proposalId;
}
