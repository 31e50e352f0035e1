import type { FastifyRequest } from 'fastify';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import type { Metrics } from '../metrics.ts';
import { noteServed } from './served.ts';

/** Notes what a call was answered with, and counts a refusal by its sentence; a defect is no refusal. */
export function noteAnswer(
  metrics: Pick<Metrics, 'refusal'>,
  request: FastifyRequest,
  name: string,
  { code, message }: Pick<Envelope, 'code' | 'message'>,
): void {
  noteServed(request, { kind: 'call', name, code });
  if (code !== codes.ok && code !== codes.broken) metrics.refusal(name, message);
}
