import { z } from 'zod';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { GrantOutcome, RightsSupplier } from './port.ts';

const settled = z.object({ outcome: z.enum(['granted', 'refused']), reason: z.string().max(200).default('') });

/**
 * The suppliers' HTTP interface. An answer we cannot read is no answer. Taking an order back is the last word about it, so it is
 * asked through `insist`, which no breaker holds back.
 */
export const httpSupplier = (post: SignedPost, insist: SignedPost = post): RightsSupplier => ({
  grant: async (order) => outcomeOf(await post('/grants', order)),
  revoke: async (claimId) => outcomeOf(await insist('/revocations', { claimId })),
});

function outcomeOf(reply: Reply): GrantOutcome {
  if (reply.kind === 'silent') return { kind: 'unknown', reason: reply.reason };
  const read = settled.safeParse(reply.body);
  if (reply.status !== 200 || !read.success) return { kind: 'unknown', reason: `status ${reply.status}` };
  return read.data.outcome === 'granted' ? { kind: 'granted' } : { kind: 'refused', reason: read.data.reason };
}
