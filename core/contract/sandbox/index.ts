import { controls } from './controls.ts';
import { controlShapes } from './controls.shapes.ts';
import { hosts } from './hosts.ts';
import { hostShapes } from './hosts.shapes.ts';
import { statements } from './statements.ts';
import { statementShapes } from './statements.shapes.ts';
import { reports } from './reports.ts';
import { reportShapes } from './reports.shapes.ts';
import { sandboxPrefix } from './rows.ts';
import { terminals } from './terminals.ts';
import { terminalShapes } from './terminals.shapes.ts';
import { trade } from './trade.ts';
import { tradeShapes } from './trade.shapes.ts';
import { upstreams } from './upstreams.ts';
import { upstreamShapes } from './upstreams.shapes.ts';

/** Every call of the workbench. It is no part of `api`: neither the specification's list nor the malls have it. */
export const sandbox = {
  ...controls,
  ...trade,
  ...statements,
  ...terminals,
  ...upstreams,
  ...hosts,
  ...reports,
};
export const sandboxApi = {
  prefix: sandboxPrefix,
  endpoints: sandbox,
  shapes: {
    ...controlShapes,
    ...tradeShapes,
    ...statementShapes,
    ...terminalShapes,
    ...upstreamShapes,
    ...hostShapes,
    ...reportShapes,
  },
} as const;
