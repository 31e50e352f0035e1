import { z } from 'zod';
import { count, fen, oneOf, ours } from '../fields.ts';

/** Chat-app pay, online wallet, phone bill, AI-bean points, operator wallet, bank-card network (§3). */
export const payMethodIds = [1, 2, 3, 6, 7, 8] as const;
export const payMethodId = z.literal(payMethodIds);
export type PayMethodId = z.output<typeof payMethodId>;
export const payMethodIdInput = oneOf(...payMethodIds);

/** A way to pay, as it stands for this subscriber; icon and chat-app rule are added in the page. */
export const payMethod = z
  .object({
    payMethodId,
    payMethodName: z.string(),
    usable: ours(z.boolean()),
    reason: ours(z.string()).nullable(),
    /** Phone bill and wallets. */
    balanceFen: ours(fen).nullable(),
    /** Points: how many there are, and what they may take off. */
    points: ours(count).nullable(),
    deductibleFen: ours(fen).nullable(),
    promoText: ours(z.string()).nullable(),
    recommended: ours(z.boolean()),
  })
  .meta({ id: 'PayMethod' });
export type PayMethod = z.output<typeof payMethod>;
