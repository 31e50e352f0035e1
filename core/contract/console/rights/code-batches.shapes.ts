import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, idText, integer, isoTime, noData, noInput, singleLine } from '../../fields.ts';
import { keyset, rowsOf, totpCode } from '../fields.shapes.ts';
import { codeBatchStates } from './rights-families.ts';

const reason = singleLine(200, 4);
const outcome = z.object({ proposalId: z.string() });

const batchRow = z.object({
  batchId: z.string(),
  name: z.string(),
  /** What a code gives: 视频会员月卡, or 随心看权益包 3 个月. */
  gives: z.string(),
  planned: count,
  made: count,
  exchanged: count,
  /** Exchanges whose delivery failed, so that the code can be used again. */
  released: count,
  beginsAt: isoTime,
  endsAt: isoTime,
  state: z.enum(codeBatchStates),
  isExported: z.boolean(),
  isWaiting: z.boolean(),
});
export type CodeBatchRow = z.output<typeof batchRow>;

const detail = batchRow.extend({
  actNum: z.string(),
  productName: z.string(),
  madeAt: isoTime.nullable(),
  /** Null: it was made by a command, and its codes are nowhere. */
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  stop: z.object({ at: isoTime, by: z.string(), reason: z.string() }).nullable(),
  export: z
    .object({
      at: isoTime,
      by: z.string(),
      codes: count,
      sha256: z.string(),
      /** The caller may still load the encrypted file. */
      isFileThere: z.boolean(),
    })
    .nullable(),
  /** Exchanges of the last 14 days, today last. */
  days: z.array(z.object({ day: z.string(), exchanged: count })),
  waiting: z.array(z.object({ proposalId: z.string(), act: z.string(), by: z.string(), at: isoTime })),
});
export type CodeBatch = z.output<typeof detail>;

export const codeBatchShapes = {
  codeBatches: shape(
    z.object({ keyword: singleLine(40).optional(), state: z.enum(codeBatchStates).optional(), ...keyset }),
    rowsOf(batchRow).extend({
      /** Codes that do not exist, tried within the last half hour, and subscribers and addresses locked for it. */
      guessed: z.object({ misses: count, locked: count }),
    }),
  ),
  codeBatch: shape(z.object({ batchId: idText }), detail),
  codeBatchChoices: shape(
    noInput,
    z.object({
      actNums: z.array(z.string()),
      products: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          /** The right that a code can give, where the product gives no other. */
          right: z.object({ rightsId: z.string(), name: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  proposeCodeBatch: shape(
    z.object({
      name: singleLine(30, 2),
      actNum: z.string().regex(/^[A-Za-z0-9_-]{0,32}$/),
      productId: idText,
      /** Months of the product that a code opens; null: it gives the product's only right. */
      months: integer(1, 60).nullable(),
      codes: integer(1, 100_000),
      beginsAt: isoTime,
      endsAt: isoTime,
      reason,
    }),
    outcome,
  ),
  stopCodeBatch: shape(z.object({ batchId: idText, reason }), noData),
  proposeCodeRestart: shape(z.object({ batchId: idText, reason }), outcome),
  /** Once for each batch: the codes become an encrypted file; its passphrase is answered here and stored nowhere. */
  exportCodeBatch: shape(
    z.object({ batchId: idText, totp: totpCode, reason }),
    z.object({ passphrase: z.string(), codes: count, sha256: z.string() }),
  ),
  /** The encrypted file, for a day, for the operator who exported it. */
  loadCodeFile: shape(z.object({ batchId: idText }), z.object({ fileName: z.string(), content: z.base64() })),
};
