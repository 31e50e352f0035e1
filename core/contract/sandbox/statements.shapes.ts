import { z } from 'zod';
import { shape } from '../endpoint.ts';

export const statementShapes = {
  /** Changes the channel's file of a day: it lacks a payment, has one more, or has another amount. Yesterday, unless a day is named. */
  plantDifference: shape(
    z.object({
      channel: z.enum(['chat-pay', 'wallet', 'operator-wallet', 'bank-card', 'phone-bill']),
      what: z.enum(['missing-there', 'missing-here', 'amount']),
      day: z.iso.date().optional(),
    }),
    z.object({ ok: z.boolean(), text: z.string() }),
  ),
};
