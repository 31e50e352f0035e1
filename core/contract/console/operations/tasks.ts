import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { taskShapes } from './tasks.shapes.ts';

/** Long acts over many lines: what runs, how far it is, and what became of each line. */
export const tasks = withPrefix<typeof taskShapes, 'operator'>(consolePrefix)({
  tasks: read('/tasks/list', 'tasks.view'),
  task: read('/tasks/detail', 'tasks.view'),
  taskLines: read('/tasks/lines', 'tasks.view'),
  stopTask: change('/tasks/stop', 'tasks.view'),
});
