import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import { holdRefund } from '../../../services/payments/refund-sending/hold-refund.ts';
import { aLateRefund, refundRow } from '../../data/orders/a-late-refund.ts';
import { eventually } from '../../eventually.ts';
import { freshId } from '../../fresh.ts';
import { consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, reason } from './act.ts';

/** What operators do with a refund that its channel has not made. */
export const refundActs = [
  act({
    call: 'askRefund',
    by: 'finance',
    prepare: async (server) => ({ refundNo: await aSilentlyMadeRefund(server) }),
    comesAbout: async (server, { refundNo }) => (await refundRow(server, refundNo)).state === 'done',
  }),
  act({
    call: 'sendRefundAgain',
    by: 'service',
    prepare: async (server) => ({ refundNo: await aRefundOnHold(server), reason }),
    again: '正在重新发送，请稍后再看',
    async comesAbout(server, { refundNo }) {
      // The lease of the killed process ends.
      await server.db
        .updateTable('money_differences')
        .set({ repairing_until: server.now() })
        .where('reference', '=', refundNo)
        .where('repairing_until', 'is not', null)
        .execute();
      return (await refundRow(server, refundNo)).state === 'done';
    },
  }),
  act({
    call: 'sendRefundAgain',
    by: 'service',
    prepare: async (server) => ({ refundNo: (await aLateRefund(server)).refundNo, reason }),
    comesAbout: async (server, { refundNo }) => (await refundRow(server, refundNo)).state === 'done',
  }),
  act({
    call: 'proposeRefundEnd',
    by: 'service',
    prepare: async (server) => endOf(await aRefundOnHold(server)),
  }),
  approval({
    approves: 'refunds.end',
    proposer: 'service',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, refundQueue.proposeRefundEnd, endOf(await aRefundOnHold(server)), by),
  }),
];

const endOf = (refundNo: string) => ({
  refundNo,
  way: 'transfer' as const,
  proofNo: freshId('ZZ'),
  reason,
});

/** The channel made it, and its answer was lost. */
async function aSilentlyMadeRefund(server: TestServer): Promise<string> {
  const { refundNo, paymentNo, mobile } = await aLateRefund(server);
  const payer = { mobile, openId: null };
  await eventually(
    () =>
      server.deps.payChannels['operator-wallet'].refund({
        refundNo,
        paymentNo,
        amountFen: 1_000,
        totalFen: 1_000,
        reason: '不想要了',
        payer,
      }),
    ({ kind }) => kind === 'done',
  );
  return refundNo;
}

/** Given to the operators as after the last try. */
async function aRefundOnHold(server: TestServer): Promise<string> {
  const { refundNo } = await aLateRefund(server);
  const row = await refundRow(server, refundNo);
  await holdRefund(server.deps, row, row.last_error ?? '');
  return refundNo;
}
