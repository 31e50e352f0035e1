import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, idText, isoTime, noData, singleLine } from '../../fields.ts';
import { keyset, operatorName, rowsOf } from '../fields.shapes.ts';

export const taskStates = ['running', 'stopped', 'done'] as const;
export const taskRow = z.object({
  taskId: z.string(),
  /** The act in words: 按名单发券. */
  act: z.string(),
  title: z.string(),
  state: z.enum(['draft', ...taskStates]),
  total: count,
  finished: count,
  failed: count,
  spentFen: fen,
  budgetFen: fen,
  madeBy: operatorName,
  madeAt: isoTime,
  endedAt: isoTime.nullable(),
  /** Whether the caller may stop it. */
  mayStop: z.boolean(),
});
export type TaskRow = z.output<typeof taskRow>;

/** A line of the report, without its whole number. */
const taskEntry = z.object({
  lineNo: count,
  /** Masked; empty when the upload was deleted. */
  content: z.string(),
  state: z.enum(['ready', 'done', 'failed', 'wrong']),
  reason: z.string(),
});
export type TaskEntryRow = z.output<typeof taskEntry>;

export const taskShapes = {
  tasks: shape(z.object({ state: z.enum(taskStates).optional(), ...keyset }), rowsOf(taskRow)),
  task: shape(z.object({ taskId: idText }), taskRow),
  taskLines: shape(z.object({ taskId: idText, ...keyset }), rowsOf(taskEntry)),
  stopTask: shape(z.object({ taskId: idText, reason: singleLine(200, 4) }), noData),
};
