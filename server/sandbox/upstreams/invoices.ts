import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { SandboxInvoices } from '../../db/schema/sandbox.ts';
import { choicePage, choicePagePolicy } from '../hosts/choice-page.ts';
import { delay, fakeUpstream, type UpstreamHandler } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { invoiceMode, isOut } from '../state.ts';

const order = z.object({
  invoiceNo: z.string().min(1).max(64),
  amountFen: z.int().min(1),
  title: z.string().min(1),
  taxNo: z.string().nullable(),
  email: z.string().min(1),
});
const named = z.object({ invoiceNo: z.string() });
/** By the sandbox's clock. */
const lateMs = 60_000;
const hangMs = 30_000;
const filePath = '/sandbox/invoice-file';

interface InvoiceSandbox {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** The origin of its files. */
  origin(): string;
}
type Row = Selectable<SandboxInvoices>;

/** The tax service's sandbox: issues each number once; it can issue late, refuse, or issue and reverse without answering. */
export function sandboxInvoices(
  app: FastifyInstance,
  at: string,
  { db, clock, secret, origin }: InvoiceSandbox,
): void {
  app.get(filePath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', choicePagePolicy)
      .send(choicePage('电子发票', '发票文件已生成', [])),
  );

  const answerOf = ({ invoice_no, state, ready_at }: Row) => {
    if (state === 'refused') return { outcome: 'refused', reason: '发票抬头与税号不一致' };
    if (ready_at > clock.now()) return { outcome: 'pending' };
    const hash = createHash('sha256').update(invoice_no).digest('hex');
    const taxNumber = `26${BigInt(`0x${hash.slice(0, 14)}`)
      .toString()
      .padStart(18, '0')
      .slice(-18)}`;
    return { outcome: 'issued', taxCode: '', taxNumber, fileUrl: `${origin()}${filePath}#${taxNumber}` };
  };
  /** The first decision about a number holds for every repetition. */
  const issue: UpstreamHandler = async (body) => {
    const { invoiceNo, amountFen } = order.parse(body);
    const mode = await invoiceMode(db);
    const row = await db
      .insertInto('sandbox_invoices')
      .values({
        invoice_no: invoiceNo,
        amount_fen: amountFen,
        state: mode === 'fail' ? 'refused' : 'issued',
        ready_at: new Date(clock.now().getTime() + (mode === 'late' ? lateMs : 0)),
      })
      .onConflict((c) =>
        c.column('invoice_no').doUpdateSet((e) => ({ requests: e('sandbox_invoices.requests', '+', 1) })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (mode === 'timeout') await delay(hangMs);
    return answerOf(row);
  };
  const query: UpstreamHandler = async (body) => {
    const row = await db
      .selectFrom('sandbox_invoices')
      .selectAll()
      .where('invoice_no', '=', named.parse(body).invoiceNo)
      .executeTakeFirst();
    return row ? answerOf(row) : { outcome: 'absent' };
  };
  const reverse: UpstreamHandler = async (body) => {
    const mode = await invoiceMode(db);
    if (mode === 'fail') return { outcome: 'refused', reason: '发票已用于抵扣' };
    const reversed = await db
      .updateTable('sandbox_invoices')
      .set({ state: 'reversed' })
      .where('invoice_no', '=', named.parse(body).invoiceNo)
      .where('state', 'in', ['issued', 'reversed'])
      .returning('invoice_no')
      .executeTakeFirst();
    if (mode === 'timeout') await delay(hangMs);
    return reversed ? { outcome: 'reversed' } : { outcome: 'refused', reason: '没有这张发票' };
  };
  const unlessOut =
    (handle: UpstreamHandler): UpstreamHandler =>
    async (body, reply) =>
      (await isOut(db, 'invoices'))
        ? reply.status(503).send({ error: 'out of service' })
        : handle(body, reply);
  fakeUpstream(app, at, () => sandboxSecret(secret, 'invoices'), {
    '/issue': unlessOut(issue),
    '/query': unlessOut(query),
    '/reverse': unlessOut(reverse),
  });
}
