import { z } from 'zod';
import type { Player } from './player.ts';

/** What makes the ids of one run different from those of all others. */
export type RunId = string;
export type Play = (player: Player, run: RunId) => Promise<void>;

const decided = z.object({
  outcome: z.enum(['granted', 'refused']),
  reason: z.string().optional(),
  content: z.string().max(500).optional(),
});
const known = z.object({
  outcome: z.enum(['granted', 'refused', 'absent']),
  reason: z.string().optional(),
  content: z.string().optional(),
});
const page = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), next: z.string().max(80).nullable() });

async function forgeries({ mustRefuse }: Player, path: string, body: object): Promise<void> {
  await mustRefuse('a request with a wrong signature is refused', path, body, 'signature');
  await mustRefuse('a request that is ten minutes old is refused', path, body, 'time');
  await mustRefuse('a request whose body was changed is refused', path, body, 'body');
}

export const supplier: Play = async (player, run) => {
  const { ask, check, endpoint } = player;
  const order = {
    claimId: `test-${run}-1`,
    mobile: endpoint.mobile,
    rightsId: 'test-right',
    quantity: 1,
    supplier: endpoint.name,
  };
  const of = (claimId: string) => ({ claimId, supplier: endpoint.name });
  await forgeries(player, '/queries', of(order.claimId));
  const before = await ask('the query of an order that was never sent', '/queries', of(order.claimId), known);
  check('such an order is absent', before?.outcome === 'absent', `outcome ${before?.outcome}`);
  const first = await ask('an order', '/grants', order, decided);
  const again = await ask('the same order again', '/grants', order, decided);
  const isSame = first?.outcome === again?.outcome && first?.content === again?.content;
  check(
    'an order that is sent again has its first answer',
    first !== undefined && isSame,
    `${again?.outcome} after ${first?.outcome}`,
  );
  const after = await ask('the query of the order', '/queries', of(order.claimId), known);
  check(
    'the query answers what was decided',
    after !== undefined && after.outcome === first?.outcome,
    `outcome ${after?.outcome}`,
  );
  const late = await ask(
    'the revocation of an order that was delivered',
    '/revocations',
    of(order.claimId),
    decided,
  );
  check(
    'it stays what it was',
    late !== undefined && late.outcome === first?.outcome,
    `outcome ${late?.outcome}`,
  );
  const never = `test-${run}-2`;
  const revoked = await ask(
    'the revocation of an order that never arrived',
    '/revocations',
    of(never),
    decided,
  );
  check('it is refused for good', revoked?.outcome === 'refused', `outcome ${revoked?.outcome}`);
  const tooLate = await ask(
    'that order, arriving after its revocation',
    '/grants',
    { ...order, claimId: never },
    decided,
  );
  check(
    'an order after its revocation is not delivered',
    tooLate?.outcome === 'refused',
    `outcome ${tooLate?.outcome}`,
  );
  const rows = page(z.object({ deliveryId: z.string().max(80), charges: z.int().min(0) }));
  await ask(
    'the statement of a day',
    '/statements',
    { supplier: endpoint.name, day: '2026-01-31', after: '' },
    rows,
  );
  const dispute = { supplier: endpoint.name, deliveryId: `test-${run}-3`, charges: 1 };
  const disputed = await ask(
    'the dispute of a delivery that never was',
    '/disputes',
    dispute,
    z.object({ credited: z.boolean() }),
  );
  check('nothing is credited for it', disputed?.credited === false, `credited ${disputed?.credited}`);
};

export const sms: Play = async (player, run) => {
  const message = { id: `test-${run}`, mobile: player.endpoint.mobile, text: '接口测试', channel: 'sms' };
  await forgeries(player, '/messages', message);
  const taken = z.object({ taken: z.literal(true) });
  await player.ask('a message', '/messages', message, taken);
  await player.ask('the same message again, which is not sent twice', '/messages', message, taken);
};

export const identity: Play = async (player) => {
  const proof = { kind: 'one-tap', proof: 'not-a-proof', address: '192.0.2.1' };
  const verdict = z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('verified'), mobile: z.string() }),
    z.object({ outcome: z.literal('refused'), reason: z.string().max(200).optional() }),
  ]);
  await forgeries(player, '/proofs', proof);
  const read = await player.ask('a proof that nobody issued', '/proofs', proof, verdict);
  player.check('such a proof is refused', read?.outcome === 'refused', `outcome ${read?.outcome}`);
  await player.ask(
    'the number behind an address',
    '/network',
    { address: '192.0.2.1' },
    z.object({
      mobile: z
        .string()
        .regex(/^1[3-9]\d{9}$/)
        .nullable(),
    }),
  );
};

export const billing: Play = async (player, run) => {
  const { ask, check, endpoint } = player;
  const question = { mobile: endpoint.mobile };
  await forgeries(player, '/balances', question);
  await ask('the balance of a number', '/balances', question, z.object({ balanceFen: z.int() }));
  const credit = { orderNo: `test-${run}-credit`, mobile: endpoint.mobile, amountFen: 1 };
  const credited = z.object({ credited: z.boolean() });
  const first = await ask('a credit of one fen', '/credits', credit, credited);
  const again = await ask('the same credit again, which is credited once', '/credits', credit, credited);
  check(
    'its repetition has the same answer',
    first !== undefined && first.credited === again?.credited,
    'another answer',
  );
  const cancelled = { orderNo: `test-${run}-debit` };
  const debited = z.object({ debited: z.boolean() });
  const cancel = await ask(
    'the cancellation of a debit that never arrived',
    '/debits/cancel',
    cancelled,
    debited,
  );
  check('it is not debited', cancel?.debited === false, `debited ${cancel?.debited}`);
  const row = z.object({ kind: z.enum(['debit', 'credit']), orderNo: z.string(), amountFen: z.int() });
  await ask('the statement of a day', '/statements', { day: '2026-01-31', after: '' }, page(row));
};

export const invoices: Play = async (player, run) => {
  const query = { invoiceNo: `test-${run}` };
  await forgeries(player, '/query', query);
  const answer = z.object({ outcome: z.enum(['issued', 'pending', 'refused', 'absent']) });
  const read = await player.ask('the query of an invoice that was never ordered', '/query', query, answer);
  player.check('such an invoice is absent', read?.outcome === 'absent', `outcome ${read?.outcome}`);
};

export const gateway: Play = async (player, run) => {
  const { ask, check } = player;
  const payment = { paymentNo: `test-${run}` };
  await forgeries(player, '/payments/query', payment);
  const states = z.object({
    paymentNo: z.string(),
    state: z.enum(['waiting', 'paid', 'failed', 'closed', 'absent']),
  });
  const read = await ask('the query of a payment that was never opened', '/payments/query', payment, states);
  check('such a payment is absent', read?.state === 'absent', `state ${read?.state}`);
  const refund = z.object({ refundNo: z.string(), state: z.enum(['done', 'pending', 'refused', 'absent']) });
  const refunded = await ask(
    'the query of a refund that was never sent',
    '/refunds/query',
    { refundNo: `test-${run}` },
    refund,
  );
  check('such a refund is absent', refunded?.state === 'absent', `state ${refunded?.state}`);
  const row = z.object({
    kind: z.enum(['payment', 'refund']),
    no: z.string(),
    paymentNo: z.string(),
    amountFen: z.int(),
  });
  await ask('the statement of a day', '/statements', { day: '2026-01-31', after: '' }, page(row));
};
