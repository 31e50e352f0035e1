import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, isoDate, isoTime } from '../../fields.ts';
import { activityKinds, activityStates } from '../activities/activity-kinds.ts';
import { rowsOf } from '../fields.shapes.ts';
import { reportPeriod } from './reports.shapes.ts';

const kind = z.enum(activityKinds);
const costs = z.object({ joined: count, won: count, spentFen: fen });
export type ActivityCosts = z.output<typeof costs>;

const activityCost = z.object({
  key: z.string(),
  kind,
  activityId: z.string(),
  name: z.string(),
  state: z.enum(activityStates),
  now: costs,
  complete: costs,
  before: costs,
  /** Of the whole activity; null: there is none. */
  budgetFen: fen.nullable(),
  usedFen: fen.nullable(),
});
export type ActivityCost = z.output<typeof activityCost>;

const activityCosts = rowsOf(activityCost).extend({
  readAt: isoTime,
  from: isoDate,
  until: isoDate,
  countedUntil: isoTime.nullable(),
  total: z.object({ now: costs, complete: costs, before: costs }),
  days: z.array(z.object({ day: isoDate, now: costs, before: costs })),
});

export const activityReportShapes = {
  activityCosts: shape(z.object({ ...reportPeriod, kind: kind.optional() }), activityCosts),
};
