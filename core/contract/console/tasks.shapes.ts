import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, isoTime, noData, singleLine } from '../fields.ts';
import { keyset, operatorName, rowsOf } from './fields.shapes.ts';

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

export const taskShapes = {
  tasks: shape(z.object({ state: z.enum(taskStates).optional(), ...keyset }), rowsOf(taskRow)),
  task: shape(z.object({ taskId: idText }), taskRow),
  /** Line by line, without whole numbers. */
  taskReport: shape(z.object({ taskId: idText }), z.object({ fileName: z.string(), csv: z.string() })),
  stopTask: shape(z.object({ taskId: idText, reason: singleLine(200, 4) }), noData),
};
