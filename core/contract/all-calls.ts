import type { Endpoint, Endpoints, Shape, Shapes } from './endpoint.ts';
import { api } from './index.ts';

/** A call with its id in the contract, such as `goods.skuDetail`. */
export interface Call {
  readonly id: string;
  readonly service: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

interface Service {
  readonly endpoints: Endpoints;
  readonly shapes: Shapes;
}

const callsOf = ([service, { endpoints, shapes }]: [string, Service]): Call[] =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const shape = shapes[name];
    if (!shape) throw new Error(`${service}.${name} has no shape`);
    return { id: `${service}.${name}`, service, name, endpoint, shape };
  });

/** The contract as one list. */
export const allCalls: readonly Call[] = Object.entries<Service>(api).flatMap(callsOf);
