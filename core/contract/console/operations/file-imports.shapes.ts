import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, isoTime, singleLine } from '../../fields.ts';
import { keyset, operatorName, rowsOf } from '../fields.shapes.ts';
import { fileImportKinds } from './file-import-kinds.ts';

const kind = z.enum(fileImportKinds);

const importedFile = z.object({
  fileId: z.string(),
  kind,
  fileName: z.string(),
  lines: count,
  madeBy: operatorName,
  madeAt: isoTime,
  proposalId: z.string(),
  state: z.enum(['waiting', 'approved', 'returned', 'rejected', 'withdrawn', 'expired']),
});
export type ImportedFile = z.output<typeof importedFile>;

export const fileImportShapes = {
  /** The newest first. */
  importedFiles: shape(z.object(keyset), rowsOf(importedFile)),
  /** Judges a file; confirmed and without faults it waits for an owner. */
  importFile: shape(
    z.object({
      kind,
      csv: z.string().min(1).max(500_000),
      fileName: singleLine(80),
      isConfirmed: z.boolean().default(false),
      reason: singleLine(200, 4),
    }),
    z.object({
      faults: z.array(z.object({ line: count, fault: z.string(), cure: z.string() })),
      /** Faults beyond those that are shown. */
      moreFaults: count,
      created: count,
      changed: count,
      unchanged: count,
      notes: z.array(z.string()),
      /** Null: nothing waits yet. */
      proposalId: z.string().nullable(),
    }),
  ),
};
