import { z } from 'zod';
import { count, isoDate, month } from '#core/contract/fields.ts';
import { usageKindIds } from '#core/contract/content/usage-kinds.ts';
import type { SignedPost } from '../signed-http.ts';
import { withRetry } from '../with-retry.ts';
import type { NumberPlans } from './plans-port.ts';
import { readReply } from './read-reply.ts';

export const plan = z.object({ packageName: z.string().min(1).max(40), totalMb: count });
export const usage = plan.extend({
  usedMb: count,
  days: z.array(z.object({ date: isoDate, usedMb: count })).max(31),
  voice: z.object({ totalMinutes: count, usedMinutes: count }).optional(),
  billFen: count.optional(),
});
export const months = z.object({
  months: z.array(z.object({ month, usedMb: count, totalMb: count })).max(12),
});
export const uses = z.object({
  uses: z
    .array(z.object({ date: isoDate, usage: z.enum(usageKindIds), usedMb: count, minutes: count }))
    .max(31 * usageKindIds.length),
});
export const saved = z.object({ saved: z.literal(true) });
export const change = z.object({ outcome: z.enum(['done', 'refused']) });

/** The billing system's routes for plans: POST /plans, /usage, /monthly-usage, /behavior, /access-policies, /business-orders. */
export function httpNumberPlans(post: SignedPost): NumberPlans {
  const look = withRetry(post);
  return {
    plan: async (mobile) => readReply(plan, await look('/plans', { mobile })),
    usage: async (mobile, of) => readReply(usage, await look('/usage', { mobile, month: of })),
    monthlyUsage: async (mobile, many) =>
      readReply(months, await look('/monthly-usage', { mobile, months: many }))?.months,
    behavior: async (mobile, of) => readReply(uses, await look('/behavior', { mobile, month: of }))?.uses,
    saveAccessPolicy: async (policy) =>
      readReply(saved, await post('/access-policies', { ...policy })) && 'saved',
    changeBusiness: async (requested) =>
      readReply(change, await post('/business-orders', { ...requested }))?.outcome,
  };
}
