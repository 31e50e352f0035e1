import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fakeUpstream } from '../fake-upstream.ts';
import { sandboxSecret } from '../sandbox-secret.ts';
import { isOut } from '../../state.ts';
import type { PaySandbox } from './pay-sandbox.ts';
import { statementRows } from './statement-rows.ts';
import { endTrade, openTrade, refundOf, refundTrade, tradeOf, type Trade } from './trades.ts';

const order = z.object({
  paymentNo: z.string(),
  amountFen: z.int().min(1),
  notifyUrl: z.url(),
  returnUrl: z.string(),
});
const numbered = z.object({ paymentNo: z.string() });
const statement = z.object({ day: z.iso.date(), after: z.string() });
const perPage = 200;
const refund = z.object({ refundNo: z.string(), paymentNo: z.string(), amountFen: z.int().min(1) });

export const gatewayPayment = ({ payment_no, state, trade_no }: Trade, amountFen: number) => ({
  paymentNo: payment_no,
  state: state === 'open' ? 'waiting' : state,
  tradeNo: state === 'paid' ? trade_no : null,
  amountFen,
});

/** A gateway that shares a secret with us: the operator's wallet or the bank-card network. */
export function sandboxGateway(
  app: FastifyInstance,
  at: string,
  channel: 'operator-wallet' | 'bank-card',
  sandbox: PaySandbox,
): void {
  const { db, secret, cashierUrl } = sandbox;
  fakeUpstream(app, at, () => sandboxSecret(secret, channel), {
    '/payments': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      const { paymentNo, amountFen, notifyUrl, returnUrl } = order.parse(body);
      await openTrade(sandbox, { channel, paymentNo, amountFen, notifyUrl, returnUrl });
      return { url: cashierUrl(channel, paymentNo) };
    },
    '/payments/query': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      const { paymentNo } = numbered.parse(body);
      const trade = await tradeOf(db, channel, paymentNo);
      return trade ? gatewayPayment(trade, trade.amount_fen) : { paymentNo, state: 'absent' };
    },
    '/payments/close': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      return { closed: await endTrade(sandbox, channel, numbered.parse(body).paymentNo, 'closed') };
    },
    '/refunds': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      const sent = refund.parse(body);
      return { refundNo: sent.refundNo, state: await refundTrade(sandbox, { channel, ...sent }) };
    },
    '/refunds/query': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      const { refundNo } = z.object({ refundNo: z.string() }).parse(body);
      return { refundNo, state: (await refundOf(db, channel, refundNo)) ? 'done' : 'absent' };
    },
    '/statements': async (body, reply) => {
      if (await isOut(db, channel)) return reply.status(503).send({ error: 'out of service' });
      const { day, after } = statement.parse(body);
      const rows = await statementRows(db, channel, day, { after, limit: perPage });
      return { rows, next: rows.length === perPage ? (rows[perPage - 1]?.no ?? null) : null };
    },
  });
}
