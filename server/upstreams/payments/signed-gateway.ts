import { z } from 'zod';
import { isSigned } from '../signature.ts';
import type { Reply, SignedPost } from '../signed-http.ts';
import { statementPages } from '../statement-pages.ts';
import type { ChannelState, Notice, NotifyingChannel, Refunded } from './port.ts';

export interface GatewayAccount {
  readonly secret: string;
  notifyUrl(): string;
}

export const payment = z.object({
  paymentNo: z.string().max(64),
  state: z.enum(['waiting', 'paid', 'failed', 'closed', 'absent']),
  tradeNo: z.string().max(64).nullable().default(null),
  amountFen: z.int().default(0),
});
export const refund = z.object({
  refundNo: z.string().max(64),
  state: z.enum(['done', 'pending', 'refused', 'absent']),
  reason: z.string().max(200).default(''),
});
export const statementRow = z.object({
  kind: z.enum(['payment', 'refund']),
  no: z.string().max(64),
  paymentNo: z.string().max(64),
  amountFen: z.int(),
});
const notice = z.discriminatedUnion('kind', [
  payment.extend({ kind: z.literal('payment') }),
  refund.extend({ kind: z.literal('refund') }),
]);

/** The path that a notice's signature contains. */
export const noticePath = '/notices';

/** A gateway that shares a secret with us: the operator's wallet and the bank-card network. */
export function signedGateway(post: SignedPost, { secret, notifyUrl }: GatewayAccount): NotifyingChannel {
  return {
    async create({ paymentNo, amountFen, description, expiresAt, returnUrl }) {
      const reply = await post('/payments', {
        paymentNo,
        amountFen,
        description,
        expiresAt: expiresAt.toISOString(),
        notifyUrl: notifyUrl(),
        returnUrl,
      });
      const url = read(z.object({ url: z.url() }), reply)?.url;
      return url === undefined
        ? { kind: 'unknown', reason: reasonOf(reply) }
        : { kind: 'action', action: { kind: 'redirect', url } };
    },
    async query({ paymentNo }) {
      const reply = await post('/payments/query', { paymentNo });
      const answer = read(payment, reply);
      return answer?.paymentNo === paymentNo ? stateOf(answer) : { kind: 'unknown', reason: reasonOf(reply) };
    },
    async close(paymentNo) {
      const answer = read(z.object({ closed: z.boolean() }), await post('/payments/close', { paymentNo }));
      if (!answer) return 'unknown';
      return answer.closed ? 'closed' : 'refused';
    },
    refund: async ({ refundNo, paymentNo, amountFen, reason }) =>
      refundedOf(refundNo, await post('/refunds', { refundNo, paymentNo, amountFen, reason })),
    queryRefund: async ({ refundNo }) => refundedOf(refundNo, await post('/refunds/query', { refundNo })),
    statement: (day) => statementPages(post, { day }, statementRow),
    async parseNotice({ header, body }): Promise<Notice> {
      const signed = {
        timestamp: header('x-timestamp'),
        nonce: header('x-nonce'),
        signature: header('x-signature'),
      };
      if (!isSigned(secret, 'POST', noticePath, body, signed, Date.now()))
        return { kind: 'forged', reason: 'signature' };
      const parsed = notice.safeParse(parsedJson(body));
      if (!parsed.success) return { kind: 'forged', reason: 'form' };
      return parsed.data.kind === 'refund'
        ? { kind: 'refund', refundNo: parsed.data.refundNo }
        : { kind: 'payment', paymentNo: parsed.data.paymentNo, state: stateOf(parsed.data) };
    },
    noticeAnswer: (isAccepted) => ({
      status: isAccepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify({ code: isAccepted ? 'SUCCESS' : 'FAIL' }),
    }),
  };
}

const stateOf = ({ state, tradeNo, amountFen }: z.output<typeof payment>): ChannelState =>
  state === 'paid' ? { kind: 'paid', tradeNo, amountFen } : { kind: state };

function refundedOf(refundNo: string, reply: Reply): Refunded {
  const answer = read(refund, reply);
  if (answer?.refundNo !== refundNo) return { kind: 'unknown', reason: reasonOf(reply) };
  return answer.state === 'refused' ? { kind: 'refused', reason: answer.reason } : { kind: answer.state };
}

function read<S extends z.ZodType>(schema: S, reply: Reply): z.output<S> | undefined {
  if (reply.kind === 'unanswered' || reply.status !== 200) return undefined;
  const parsed = schema.safeParse(reply.body);
  return parsed.success ? parsed.data : undefined;
}

const reasonOf = (reply: Reply): string =>
  reply.kind === 'unanswered' ? reply.reason : `status ${reply.status}`;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
