import type { FastifyInstance } from 'fastify';

/** Inside this scope plain text is read as the JSON it is: a beacon cannot say so without asking another site first. */
export function plainTextAsJson(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
  return scope;
}
