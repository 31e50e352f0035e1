import type { FastifyInstance } from 'fastify';
import { consoleApi } from '#core/contract/console/index.ts';
import type { Deps } from '../deps.ts';
import type { OperatorCallDeps } from '../http/operators/operator-call.ts';
import { serveConsole } from '../http/operators/serve-console.ts';
import { serveExports } from '../http/operators/serve-exports.ts';
import { exportedLists } from './console-exports/public.ts';
import { consoleHandlers } from './console-handlers.ts';
import { actorOf, appendAudit } from './operators/public.ts';

/** The calls of the console, and its lists as CSV. */
export function mountConsoleCalls(
  app: FastifyInstance,
  base: string,
  deps: Deps,
  callDeps: OperatorCallDeps,
): void {
  const handlers = consoleHandlers(deps);
  serveConsole(app, base, consoleApi, handlers, callDeps);
  serveExports(app, base, consoleApi, handlers, exportedLists, {
    ...callDeps,
    logExport: ({ call, title }, filters, operatorCall) =>
      appendAudit(
        deps.db,
        actorOf(operatorCall),
        { act: '导出', objectKind: 'list', objectKey: call, objectName: title, reason: filters },
        deps.clock.now(),
      ),
  });
}
