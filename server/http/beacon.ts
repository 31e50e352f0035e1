import type { FastifyInstance } from 'fastify';
import { beaconLimit } from '#core/contract/common/user-log.shapes.ts';

/** The unparsed text of a beacon and the number of its records; 0 when it is no list of records. */
export interface Beacon {
  readonly text: string;
  readonly records: number;
}

/**
 * Inside this scope a body is a beacon: JSON, often with type text/plain, because another type would need a CORS preflight.
 * It is only counted here and parsed on the event thread, so that the request does not wait for it.
 */
export function readsBeacons(scope: FastifyInstance): FastifyInstance {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>(
    ['text/plain', 'application/json'],
    { parseAs: 'string' },
    (request, text, done) => {
      void parse(request, text, (error, sent: unknown) =>
        error ? done(error) : done(null, { text, records: recordsIn(sent) } satisfies Beacon),
      );
    },
  );
  return scope;
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordsIn(sent: unknown): number {
  if (!Array.isArray(sent)) return isRecord(sent) ? 1 : 0;
  return sent.length <= beaconLimit && sent.every(isRecord) ? sent.length : 0;
}
