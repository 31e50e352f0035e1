import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withRetry } from '../with-retry.ts';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { Billing, NumberFacts } from './port.ts';

const rememberMs = 60_000;
const text = z.string().max(40);
const facts = z.object({
  status: z.enum(['normal', 'suspended', 'closed']),
  inProvince: z.boolean(),
  areaNum: z.string().regex(/^\d{6}$/),
  areaName: text,
  joinedOn: z.iso.date().nullable(),
});
const balance = z.object({ balanceFen: z.int() });

/** The billing system's HTTP interface: POST /numbers and /balances. An invalid answer counts as none and is not cached. */
export function httpBilling(post: SignedPost): Billing {
  const known = new LRUCache<string, NumberFacts>({ max: 20_000, ttl: rememberMs });
  const look = withRetry(post); // each attempt is signed again
  return {
    async number(mobile, { fresh = false } = {}) {
      const remembered = fresh ? undefined : known.get(mobile);
      if (remembered) return remembered;
      const answer = read(facts, await look('/numbers', { mobile }));
      if (answer) known.set(mobile, answer);
      return answer;
    },
    balanceFen: async (mobile) => read(balance, await look('/balances', { mobile }))?.balanceFen,
  };
}

function read<S extends z.ZodType>(schema: S, reply: Reply): z.output<S> | undefined {
  if (reply.kind === 'unanswered' || reply.status !== 200) return undefined;
  const parsed = schema.safeParse(reply.body);
  return parsed.success ? parsed.data : undefined;
}
