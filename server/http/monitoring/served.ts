import type { FastifyRequest } from 'fastify';
import type { ServedKind } from '../metrics.ts';

/** What a request was answered as, for metrics and the access log. */
export interface Served {
  readonly kind: ServedKind;
  /** The name of a call, or project and path of a page: never a value of the address. */
  readonly name?: string;
  /** The code of the envelope. */
  readonly code?: string;
}

const served = new WeakMap<FastifyRequest, Served>();

export const noteServed = (request: FastifyRequest, as: Served): void => void served.set(request, as);

export const servedAs = (request: FastifyRequest): Served => served.get(request) ?? { kind: 'other' };
