import { z } from 'zod';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { InvoiceService } from './port.ts';

const issued = z.object({
  outcome: z.literal('issued'),
  taxCode: z.string().max(12).default(''),
  taxNumber: z.string().regex(/^\d{8,20}$/),
  fileUrl: z.url({ protocol: /^https?$/ }).max(500),
});
const pending = z.object({ outcome: z.literal('pending') });
const refused = z.object({ outcome: z.literal('refused'), reason: z.string().min(1).max(100) });
const absent = z.object({ outcome: z.literal('absent') });
const reversed = z.object({ outcome: z.literal('reversed') });

export const issueAnswer = z.discriminatedUnion('outcome', [issued, pending, refused]);
export const queryAnswer = z.discriminatedUnion('outcome', [issued, pending, refused, absent]);
export const reverseAnswer = z.discriminatedUnion('outcome', [reversed, pending, refused]);

/** The tax service's HTTP interface. An invalid answer counts as none. */
export const httpInvoices = (post: SignedPost): InvoiceService => ({
  issue: async (order) => read(issueAnswer, await post('/issue', order)),
  query: async (invoiceNo) => read(queryAnswer, await post('/query', { invoiceNo })),
  reverse: async (invoiceNo, reason) => read(reverseAnswer, await post('/reverse', { invoiceNo, reason })),
});

type Unknown = { readonly kind: 'unknown'; readonly reason: string };
/** The answer with its outcome as kind. */
type Outcome<Answer> = Answer extends { readonly outcome: infer Kind }
  ? Omit<Answer, 'outcome'> & { readonly kind: Kind }
  : never;

function read<Answer extends { readonly outcome: string }>(
  schema: z.ZodType<Answer>,
  reply: Reply,
): Outcome<Answer> | Unknown {
  if (reply.kind === 'unanswered') return { kind: 'unknown', reason: reply.reason };
  const { data } = schema.safeParse(reply.status === 200 ? reply.body : undefined);
  if (data === undefined) return { kind: 'unknown', reason: `status ${reply.status}` };
  const { outcome: kind, ...rest } = data;
  return { kind, ...rest } as Outcome<Answer>;
}
