import { z } from 'zod';
import { count, fen, oneOf, notInSpec } from '../../fields.ts';

/** Chat-app pay, online wallet, phone bill, AI-bean points, operator wallet, bank-card network (§3). */
export const payMethodIds = [1, 2, 3, 6, 7, 8] as const;
export const payMethodId = z.literal(payMethodIds);
export type PayMethodId = z.output<typeof payMethodId>;
export const payMethodIdInput = oneOf(...payMethodIds);

/** A payment method for this subscriber; icon and chat-app rule are added in the page. */
export const payMethod = z
  .object({
    payMethodId,
    payMethodName: z.string(),
    usable: notInSpec(z.boolean()),
    reason: notInSpec(z.string()).nullable(),
    /** Phone bill and wallets. */
    balanceFen: notInSpec(fen).nullable(),
    /** Points: the balance, and the discount they give. */
    points: notInSpec(count).nullable(),
    deductibleFen: notInSpec(fen).nullable(),
    promoText: notInSpec(z.string()).nullable(),
    recommended: notInSpec(z.boolean()),
  })
  .meta({ id: 'PayMethod' });
export type PayMethod = z.output<typeof payMethod>;
