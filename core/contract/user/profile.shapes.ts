import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, isoDate, singleLine, noInput, notInSpec } from '../fields.ts';

export const userName = z.object({ userName: z.string(), remainingEditCount: count });

export const dictionaryEntry = notInSpec(z.object({ code: z.string(), name: z.string(), value: z.string() }));
export type DictionaryEntry = z.output<typeof dictionaryEntry>;

export const profileShapes = {
  userName: shape(noInput, userName),
  editUserName: shape(notInSpec(z.object({ userName: singleLine(16) })), notInSpec(userName)),
  /** Points and phone-bill balance, shown on "Mine" and cleared at sign-out. */
  points: shape(
    noInput,
    notInSpec(
      z.object({
        integral: count,
        expiringIntegral: count,
        expiresOn: isoDate.nullable(),
        /** null: the billing system did not answer. */
        balanceFen: fen.nullable(),
      }),
    ),
  ),
  /** Data is the name of the area the number belongs to. */
  mobileArea: shape(noInput, z.string()),
  /** Data is whether the number belongs to the province's operator. */
  provinceEligible: shape(noInput, notInSpec(z.boolean())),
  dictionary: shape(z.object({ code: idText }), z.array(dictionaryEntry)),
  /** Data is the number of orders the multi-order discount counts. */
  multiOrderCount: shape(noInput, count),
};
