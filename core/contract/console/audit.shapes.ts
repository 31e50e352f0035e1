import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, isoTime, noInput, singleLine } from '../fields.ts';
import { fieldChange, keyset, rowsOf } from './fields.shapes.ts';

const auditEntry = z.object({
  auditId: z.string(),
  at: isoTime,
  /** Null: the command line or the product itself. */
  operator: z.string().nullable(),
  act: z.string(),
  objectKind: z.string(),
  objectKey: z.string(),
  objectName: z.string(),
  changes: z.array(fieldChange),
  reason: z.string(),
  /** The proposal that was approved for it. */
  proposalId: z.string().nullable(),
  network: z.string(),
  /** The first characters of its hash. */
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filters = {
  operator: singleLine(40).optional(),
  act: singleLine(60).optional(),
  object: singleLine(80).optional(),
  from: isoTime.optional(),
  until: isoTime.optional(),
};

export const auditShapes = {
  auditLog: shape(z.object({ ...filters, ...keyset }), rowsOf(auditEntry)),
  ownActs: shape(z.object(keyset), rowsOf(auditEntry)),
  verifyChain: shape(
    noInput,
    z.object({
      entries: count,
      /** The first entry whose hash does not follow from the one before; null: the chain is whole. */
      brokenAt: z.string().nullable(),
      head: z.string(),
    }),
  ),
};
