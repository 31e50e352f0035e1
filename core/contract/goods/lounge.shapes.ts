import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, idText, integer, isoTime, pageOf, paging } from '../fields.ts';
import { hallKind } from './rail.shapes.ts';

export const loungeVisit = z.object({
  orderId: id,
  kind: hallKind,
  state: z.enum(['waiting', 'verified', 'cancelled', 'expired']),
  rightName: z.string(),
  hallName: z.string().nullable(),
  companions: count,
  createdAt: isoTime,
  verifiedAt: isoTime.nullable(),
});
export type LoungeVisit = z.output<typeof loungeVisit>;

export const loungeShapes = {
  bookLounge: shape(
    z.object({ hallId: idText, companions: integer(0, 9).default(0) }),
    z.object({ orderId: id, kind: hallKind }),
  ),
  cancelLounge: shape(z.object({ orderId: idText }), z.object({ orderId: id })),
  loungeVisits: shape(z.object(paging), pageOf(loungeVisit)),
};
