import type { FastifyInstance } from 'fastify';
import type { ConsoleEndpoint, DataOf, InputOf, Path, Shapes } from '#core/contract/endpoint.ts';
import { routeOfFiles } from './file-body.ts';
import { operatorCall, type MountedCall, type OperatorCallDeps } from './operator-call.ts';
import type { Operator, OperatorCall } from './operator.ts';

type CallerOf<E extends ConsoleEndpoint> = E['access'] extends 'operator' ? Operator : Operator | undefined;

/** One handler per call of the console: a missing or misspelt one does not compile. */
export type ConsoleHandlers<E extends Readonly<Record<string, ConsoleEndpoint>>> = {
  readonly [Name in keyof E]: (
    input: InputOf<E[Name]>,
    call: OperatorCall<CallerOf<E[Name]>>,
  ) => Promise<DataOf<E[Name]>>;
};

interface ServedConsole<E extends Readonly<Record<string, ConsoleEndpoint>>> {
  readonly prefix: Path;
  readonly endpoints: E;
  readonly shapes: Shapes;
}

/** Mounts the calls of the console under the environment's base. */
export function serveConsole<E extends Readonly<Record<string, ConsoleEndpoint>>>(
  app: FastifyInstance,
  base: string,
  { prefix, endpoints, shapes }: ServedConsole<E>,
  handlers: ConsoleHandlers<E>,
  deps: OperatorCallDeps,
): void {
  for (const [name, endpoint] of Object.entries<ConsoleEndpoint>(endpoints)) {
    const shape = shapes[name];
    if (!shape) throw new Error(`console.${name} has no shape`);
    const mounted: MountedCall = {
      name: `console.${name}`,
      endpoint,
      input: shape.input,
      data: shape.data,
      handle: handlers[name as keyof E] as MountedCall['handle'],
    };
    const route = {
      method: endpoint.method,
      url: base + prefix + endpoint.path,
      handler: operatorCall(mounted, deps),
    };
    if (endpoint.fileBytes === undefined) app.route(route);
    else void app.register(async (scope) => routeOfFiles(scope, endpoint, route, deps));
  }
}
