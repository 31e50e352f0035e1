import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { isoTime, noData, noInput, notInSpec } from '../fields.ts';

const closing = z.object({ requestedAt: isoTime, closesAt: isoTime });

export const accountShapes = {
  exportData: shape(
    noInput,
    notInSpec(
      z.object({
        exportedAt: isoTime,
        account: z.record(z.string(), z.unknown()),
        /** The subscriber's rows of each table, oldest first. */
        tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      }),
    ),
  ),
  accountClosing: shape(noInput, notInSpec(closing.nullable())),
  requestClosing: shape(noInput, notInSpec(closing)),
  cancelClosing: shape(noInput, noData),
};
