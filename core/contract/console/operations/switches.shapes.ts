import { z } from 'zod';
import { featureStates } from '../../common/features.ts';
import { shape } from '../../endpoint.ts';
import { areaNum, count, integer, isoTime, noInput, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { switchColumns } from './switch-columns.ts';

const column = z.enum(switchColumns);
const state = z.enum(['normal', ...featureStates]);

const cell = z.object({
  areaNum,
  column,
  state,
  /** When it lifts itself; null: by hand. */
  until: isoTime.nullable(),
  reason: z.string(),
  /** Empty: the demo's default. */
  setBy: z.string(),
  setAt: isoTime.nullable(),
  /** Counts the changes of the cell. */
  version: count,
});
export type SwitchCell = z.output<typeof cell>;

const changed = z.object({
  changeId: z.string(),
  areaName: z.string(),
  column,
  state: z.enum(featureStates),
  setAt: isoTime,
  until: isoTime.nullable(),
  reason: z.string(),
  setBy: z.string(),
  /** Whether a second person agreed. */
  isApproved: z.boolean(),
  /** Null: it is in force, or lifted itself. */
  liftedBy: z.string().nullable(),
  liftedAt: isoTime.nullable(),
  isOn: z.boolean(),
});
export type SwitchChange = z.output<typeof changed>;

const counted = z.object({ value: count, exact: z.boolean() });
const areas = z.array(areaNum).min(1).max(13);
/** The cells as they were on the screen. */
const seen = z
  .array(z.object({ areaNum, version: integer(0, 1_000_000_000) }))
  .min(1)
  .max(13);
const reason = singleLine(200, 4);
const changedBefore = z.object({
  kind: z.literal('changed-before'),
  areaName: z.string(),
  /** Empty: it lifted itself, or the demo was reset. */
  by: z.string(),
  state,
});

export const switchShapes = {
  switchMatrix: shape(noInput, z.object({ readAt: isoTime, cells: z.array(cell) })),
  /** The newest first. */
  switchChanges: shape(z.object({ ...keyset }), rowsOf(changed)),
  switchEffect: shape(
    z.object({ column, state: z.enum(featureStates), areas }),
    z.object({
      subscribers: counted,
      /** What they did of it in the last hour. */
      lastHour: counted,
      /** What subscribers are told. */
      text: z.string(),
      needsApproval: z.boolean(),
    }),
  ),
  setSwitch: shape(
    z.object({ column, state: z.enum(featureStates), seen, until: isoTime, reason }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('set') }),
      z.object({ kind: z.literal('proposed'), proposalId: z.string() }),
      changedBefore,
    ]),
  ),
  liftSwitch: shape(
    z.object({ column, seen, reason }),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('lifted') }), changedBefore]),
  ),
};
