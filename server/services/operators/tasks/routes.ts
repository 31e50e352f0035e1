import type { tasks } from '#core/contract/console/operations/tasks.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { stopTask } from './stop-task.ts';
import type { AnyTaskKind } from './task-kind.ts';
import { oneTask, taskList } from './task-list.ts';
import { taskReport } from './task-report.ts';

export const taskRoutes = (deps: Deps, kinds: readonly AnyTaskKind[]): ConsoleHandlers<typeof tasks> => ({
  tasks: (filters, { caller }) => taskList(deps.db, kinds, filters, caller),
  task: ({ taskId }, { caller }) => oneTask(deps.db, kinds, taskId, caller),
  taskLines: (page) => taskReport(deps, page),
  stopTask: (input, call) => stopTask(deps, kinds, input, call),
});
