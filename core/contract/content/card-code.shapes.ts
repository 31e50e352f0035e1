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
  ours,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';

/** As pasted: spaces and dashes do not count, nor does the case. */
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
    ours(
      z.object({
        cardCode: cardCodeText,
        /** Whom the right is charged to; the subscriber's own number when absent. */
        mobile: mobile.optional(),
        channelId,
      }),
    ),
    ours(exchange),
  ),
  exchangeRecords: shape(ours(z.object(paging)), ours(pageOf(exchange))),
  exchangePeriod: shape(
    ours(z.object({ actNum: idText.optional() })),
    ours(z.object({ beginsAt: isoTime, endsAt: isoTime, open: z.boolean(), codeLength: count })),
  ),
};
