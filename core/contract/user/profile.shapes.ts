import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, isoDate, line, nothing, ours } from '../fields.ts';

export const userName = z.object({ userName: z.string(), remainingEditCount: count });

export const dictionaryEntry = ours(z.object({ code: z.string(), name: z.string(), value: z.string() }));
export type DictionaryEntry = z.output<typeof dictionaryEntry>;

export const profileShapes = {
  userName: shape(nothing, userName),
  editUserName: shape(ours(z.object({ userName: line(16) })), ours(userName)),
  /** Points and phone-bill balance, the two figures "Mine" shows and sign-out forgets. */
  points: shape(
    nothing,
    ours(
      z.object({
        integral: count,
        expiringIntegral: count,
        expiresOn: isoDate.nullable(),
        /** null: the billing system did not say. */
        balanceFen: fen.nullable(),
      }),
    ),
  ),
  /** Data is the name of the area the number belongs to. */
  mobileArea: shape(nothing, z.string()),
  /** Data is whether the number belongs to the province's operator. */
  provinceEligible: shape(nothing, ours(z.boolean())),
  dictionary: shape(z.object({ code: idText }), z.array(dictionaryEntry)),
  /** Data is the number of orders the multi-order discount counts. */
  multiOrderCount: shape(nothing, count),
};
