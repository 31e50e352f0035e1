import type { FastifyRequest } from 'fastify';
import type { Call } from './call.ts';
import { requestFacts } from './request-facts.ts';
import { tokenHashIn } from './sessions/session.ts';
import { trackDataIn } from './track-data.ts';

/** What a use case may know of its request. */
export const callOf = (
  request: FastifyRequest,
  { caller, key, setTokens }: Pick<Call, 'caller' | 'key' | 'setTokens'>,
): Call => ({
  caller,
  key,
  setTokens,
  requestId: request.id,
  ...requestFacts(request),
  trackData: () => trackDataIn(request),
  tokenHash: () => tokenHashIn(request),
});
