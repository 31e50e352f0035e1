import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  channelId,
  count,
  id,
  idText,
  isoTime,
  maskedMobile,
  mobile,
  notInSpec,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';

/** Spaces, dashes and letter case are ignored. */
export const cardCodeText = z
  .string()
  .max(64)
  .transform((sent) => sent.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{1,32}$/));

export const exchange = z.object({
  exchangeId: id,
  rightsName: z.string(),
  picUrl,
  mobile: maskedMobile,
  state: z.enum(['delivering', 'delivered', 'failed']),
  exchangedAt: isoTime,
  note: z.string(),
});
export type Exchange = z.output<typeof exchange>;

export const cardCodeShapes = {
  exchangeCardCode: shape(
    notInSpec(
      z.object({
        cardCode: cardCodeText,
        /** The number that receives the right; the subscriber's own when absent. */
        mobile: mobile.optional(),
        channelId,
      }),
    ),
    notInSpec(exchange),
  ),
  exchangeRecords: shape(notInSpec(z.object(paging)), notInSpec(pageOf(exchange))),
  exchangePeriod: shape(
    notInSpec(z.object({ actNum: idText.optional() })),
    notInSpec(z.object({ beginsAt: isoTime, endsAt: isoTime, open: z.boolean(), codeLength: count })),
  ),
};
