import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, isoTime, noData, noInput, notInSpec } from '../fields.ts';

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
  /** The 20 newest of half a year: sign-ins, refused ones, and what the service desk did with the account. */
  accountEvents: shape(
    noInput,
    notInSpec(
      z.object({
        rows: z.array(z.object({ at: isoTime, text: z.string(), isRefused: z.boolean(), times: count })),
      }),
    ),
  ),
  accountClosing: shape(noInput, notInSpec(closing.nullable())),
  requestClosing: shape(noInput, notInSpec(closing)),
  cancelClosing: shape(noInput, noData),
};
