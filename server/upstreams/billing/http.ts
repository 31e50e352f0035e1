import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withRetry } from '../with-retry.ts';
import type { SignedPost } from '../signed-http.ts';
import { statementPages } from '../statement-pages.ts';
import { httpNumberPlans } from './plans-http.ts';
import type { Billing, NumberFacts } from './port.ts';
import { readReply as read } from './read-reply.ts';

const rememberMs = 60_000;
const text = z.string().max(40);
export const facts = z.object({
  status: z.enum(['normal', 'suspended', 'closed']),
  inProvince: z.boolean(),
  areaNum: z.string().regex(/^\d{6}$/),
  areaName: text,
  joinedOn: z.iso.date().nullable(),
});
export const balance = z.object({ balanceFen: z.int() });
export const credit = z.object({ credited: z.boolean() });
export const debit = z.object({ debited: z.boolean() });
export const billRow = z.object({
  kind: z.enum(['debit', 'credit']),
  orderNo: z.string().max(80),
  amountFen: z.int(),
});

/** The billing system's HTTP interface: POST /numbers, /balances, /credits, /debits, /statements and those of the plans. An invalid answer counts as none and is not cached. */
export function httpBilling(post: SignedPost): Billing {
  const known = new LRUCache<string, NumberFacts>({ max: 20_000, ttl: rememberMs });
  const look = withRetry(post); // each attempt is signed again
  return {
    ...httpNumberPlans(post),
    async number(mobile, { fresh = false } = {}) {
      const remembered = fresh ? undefined : known.get(mobile);
      if (remembered) return remembered;
      const answer = read(facts, await look('/numbers', { mobile }));
      if (answer) known.set(mobile, answer);
      return answer;
    },
    balanceFen: async (mobile) => read(balance, await look('/balances', { mobile }))?.balanceFen,
    async credit(order) {
      const answer = read(credit, await look('/credits', { ...order }));
      return answer && (answer.credited ? 'credited' : 'refused');
    },
    async debit(order) {
      const answer = read(debit, await look('/debits', { ...order }));
      return answer && (answer.debited ? 'debited' : 'refused');
    },
    async cancelDebit(orderNo) {
      const answer = read(debit, await look('/debits/cancel', { orderNo }));
      return answer && (answer.debited ? 'debited' : 'cancelled');
    },
    statement: (day) => statementPages(look, { day }, billRow),
  };
}
