import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, integer, isoTime, noInput, singleLine } from '../../fields.ts';
import { limitKeys } from './limit-keys.ts';

const key = z.enum(limitKeys);
const amount = integer(0, 1_000_000_000);

const limit = z.object({
  key,
  value: amount,
  /** Within these, so that no value takes a limit away. */
  min: amount,
  max: amount,
  usual: amount,
  version: count,
  changedAt: isoTime.nullable(),
  /** Who asked for the change and who agreed; empty: it is as the product came. */
  changedBy: z.string(),
  /** A change of it waits for a second owner. */
  isWaiting: z.boolean(),
});
export type ShownLimit = z.output<typeof limit>;

export const limitShapes = {
  limits: shape(
    noInput,
    z.object({
      rows: z.array(limit),
      /** What the settings of the machine say, by the name of the setting. */
      machine: z.array(
        z.object({ setting: z.string(), name: z.string(), value: z.string(), where: z.string() }),
      ),
    }),
  ),
  /** `version`: as it was on the screen. */
  proposeLimit: shape(
    z.object({ key, value: amount, version: count, reason: singleLine(200, 4) }),
    z.object({ proposalId: z.string() }),
  ),
};
