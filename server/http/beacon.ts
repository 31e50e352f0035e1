import type { FastifyInstance } from 'fastify';
import { beaconLimit } from '#core/contract/common/user-log.shapes.ts';

/** What a page leaves behind: the text as it came, and how many records it holds; none when it is no list of records. */
export interface Beacon {
  readonly text: string;
  readonly records: number;
}

/**
 * Inside this scope a body is a beacon: JSON, often sent as plain text, because a beacon cannot say so without asking another site first.
 * It is only counted here: whoever sent it does not wait for it to be read.
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
