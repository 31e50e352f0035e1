import { z } from 'zod';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { GrantOutcome, RightsSupplier } from './port.ts';

const settled = z.object({
  outcome: z.enum(['granted', 'refused']),
  reason: z.string().max(200).default(''),
  content: z.string().max(500).default(''),
});

/**
 * The suppliers' HTTP interface. An answer we cannot read is no answer. Each supplier is asked over a line of its own, and over another one
 * for taking orders back: a breaker that spares one holds back nobody else's orders, and no last word because of unanswered first ones.
 */
export function httpSupplier(newLine: () => SignedPost): RightsSupplier {
  const [granting, revoking] = [lines(newLine), lines(newLine)];
  return {
    grant: async (order) => outcomeOf(await granting(order.supplier)('/grants', order)),
    revoke: async (claimId, supplier) => outcomeOf(await revoking(supplier)('/revocations', { claimId })),
  };
}

function lines(newLine: () => SignedPost): (supplier: string) => SignedPost {
  const known = new Map<string, SignedPost>();
  return (supplier) => {
    const line = known.get(supplier) ?? newLine();
    known.set(supplier, line);
    return line;
  };
}

function outcomeOf(reply: Reply): GrantOutcome {
  if (reply.kind === 'silent')
    return reply.asked ? { kind: 'unknown', reason: reply.reason } : { kind: 'held-back' };
  const read = settled.safeParse(reply.body);
  if (reply.status !== 200 || !read.success) return { kind: 'unknown', reason: `status ${reply.status}` };
  const { outcome, reason, content } = read.data;
  if (outcome === 'refused') return { kind: 'refused', reason };
  return content === '' ? { kind: 'granted' } : { kind: 'granted', content };
}
