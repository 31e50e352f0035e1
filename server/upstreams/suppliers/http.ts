import { z } from 'zod';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { GrantOutcome, QueryOutcome, RightsSupplier } from './port.ts';

export const absent = z.object({ outcome: z.literal('absent') });
export const settled = z.object({
  outcome: z.enum(['granted', 'refused']),
  reason: z.string().max(200).default(''),
  content: z.string().max(500).default(''),
});

/**
 * The suppliers' HTTP interface. An invalid answer counts as none. Each supplier has a circuit breaker for grants and another one
 * for revocations and queries, so that one supplier's failures block neither other suppliers nor its own revocations.
 */
export function httpSupplier(newClient: (supplier: string) => SignedPost): RightsSupplier {
  const [granting, revoking] = [clients(newClient), clients(newClient)];
  return {
    grant: async (order) => outcomeOf(await granting(order.supplier)('/grants', order)),
    revoke: async (claimId, supplier) =>
      outcomeOf(await revoking(supplier)('/revocations', { claimId, supplier })),
    query: async (claimId, supplier) =>
      queryOutcomeOf(await revoking(supplier)('/queries', { claimId, supplier })),
  };
}

/** A client for each supplier, made at its first use. */
export function clients(newClient: (supplier: string) => SignedPost): (supplier: string) => SignedPost {
  const known = new Map<string, SignedPost>();
  return (supplier) => {
    const client = known.get(supplier) ?? newClient(supplier);
    known.set(supplier, client);
    return client;
  };
}

const queryOutcomeOf = (reply: Reply): QueryOutcome =>
  reply.kind === 'answered' && reply.status === 200 && absent.safeParse(reply.body).success
    ? { kind: 'absent' }
    : outcomeOf(reply);

function outcomeOf(reply: Reply): GrantOutcome {
  if (reply.kind === 'unanswered')
    return reply.sent ? { kind: 'unknown', reason: reply.reason } : { kind: 'held-back' };
  const read = settled.safeParse(reply.body);
  if (reply.status !== 200 || !read.success) return { kind: 'unknown', reason: `status ${reply.status}` };
  const { outcome, reason, content } = read.data;
  if (outcome === 'refused') return { kind: 'refused', reason };
  return content === '' ? { kind: 'granted' } : { kind: 'granted', content };
}
