import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, idText, isoTime, maskedMobile, mobile, noData, noInput, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { revealReasons } from './reveal-reasons.ts';

const reveal = z.object({
  revealId: z.string(),
  at: isoTime,
  operator: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  /** A whole number, or the subscriber's pages. */
  kind: z.enum(['number', 'page']),
  claimId: z.string().nullable(),
  ticketId: z.string().nullable(),
  reason: z.enum(revealReasons),
  note: z.string(),
  network: z.string(),
  seenBy: z.string().nullable(),
  /** Whether the caller may mark it as seen: not one's own. */
  maySee: z.boolean(),
});
export type NumberReveal = z.output<typeof reveal>;

export const revealShapes = {
  /** The account's number, or the one that a claim is delivered to. */
  revealNumber: shape(
    z.object({
      userId: idText,
      claimId: idText.optional(),
      reason: z.enum(revealReasons),
      note: singleLine(100, 0).default(''),
    }),
    z.object({ mobile, hiddenAt: isoTime, leftToday: count }),
  ),
  revealsLeft: shape(noInput, z.object({ left: count, limit: count })),
  numberReveals: shape(
    z.object({
      operator: singleLine(40).optional(),
      userId: idText.optional(),
      kind: z.enum(['number', 'page']).optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      ...keyset,
    }),
    rowsOf(reveal),
  ),
  markRevealSeen: shape(z.object({ revealId: idText }), noData),
};
