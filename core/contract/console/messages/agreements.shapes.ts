import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, idText, isoTime, noData, noInput, singleLine } from '../../fields.ts';

const version = z.object({
  version: z.string(),
  title: z.string(),
  publishedAt: isoTime,
  /** Subscribers who agreed to the version before are asked again. */
  needsConsent: z.boolean(),
  state: z.enum(['planned', 'inForce', 'replaced']),
});
const row = version.extend({
  templateId: z.string(),
  versions: count,
  /** The version that comes into force next, and when. */
  next: z.object({ version: z.string(), publishedAt: isoTime }).nullable(),
  isWaiting: z.boolean(),
});
export type AgreementRow = z.output<typeof row>;

const fullVersion = version.extend({
  /** Plain text; line breaks separate paragraphs. */
  body: z.string(),
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
});
export type AgreementVersion = z.output<typeof fullVersion>;

const reason = singleLine(200, 4);

export const agreementShapes = {
  agreementList: shape(noInput, z.object({ rows: z.array(row) })),
  agreementVersions: shape(
    z.object({ templateId: idText }),
    z.object({
      templateId: z.string(),
      /** The latest first. */
      versions: z.array(fullVersion),
      proposalId: z.string().nullable(),
    }),
  ),
  proposeAgreement: shape(
    z.object({
      templateId: idText,
      /** The latest version that was read: a newer one refuses the proposal. */
      baseVersion: singleLine(32),
      title: singleLine(40, 2),
      body: z.string().trim().min(20).max(30_000),
      /** Null: with the approval. */
      effectiveAt: isoTime.nullable(),
      needsConsent: z.boolean(),
      reason,
    }),
    z.object({ proposalId: z.string() }),
  ),
  cancelAgreement: shape(z.object({ templateId: idText, version: singleLine(32), reason }), noData),
};
