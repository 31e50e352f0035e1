import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { id, isoTime, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { maintenanceMalls } from './maintenance-malls.ts';

/** What subscribers read. */
export const noticeText = z.object({
  mall: z.enum(maintenanceMalls),
  title: singleLine(20, 2),
  message: singleLine(120, 4),
});

const notice = z.object({
  noticeId: z.string(),
  mall: z.string(),
  title: z.string(),
  message: z.string(),
  /** Null: since ever. */
  from: isoTime.nullable(),
  /** Null: until it is ended by hand. */
  until: isoTime.nullable(),
  state: z.enum(['planned', 'on', 'over']),
  reason: z.string(),
  /** Empty: not by an operator. */
  setBy: z.string(),
  approvedBy: z.string().nullable(),
  setAt: isoTime,
  /** Null: it is in force, or ended at its time. */
  liftedBy: z.string().nullable(),
  liftedAt: isoTime.nullable(),
});
export type MaintenanceRow = z.output<typeof notice>;

const reason = singleLine(200, 4);

export const maintenanceShapes = {
  /** The newest first. */
  maintenanceNotices: shape(z.object({ ...keyset }), rowsOf(notice)),
  proposeMaintenance: shape(
    noticeText.extend({
      /** Null: as soon as the second person agrees. */
      from: isoTime.nullable(),
      until: isoTime,
      reason,
    }),
    z.object({ proposalId: z.string() }),
  ),
  endMaintenance: shape(z.object({ noticeId: id, reason }), z.object({ endedAt: isoTime })),
};
