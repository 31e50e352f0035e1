import { z } from 'zod';
import { mobile } from '#core/contract/fields.ts';
import type { Reply, SignedPost } from '../signed-http.ts';
import type { IdentityProvider } from './port.ts';

export const verdict = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), mobile, subject: z.string().max(64).optional() }),
  z.object({ outcome: z.literal('refused'), reason: z.string().max(200).default('') }),
]);
export const network = z.object({ mobile: mobile.nullable() });

/** The identity service's HTTP interface: POST /proofs and POST /network. An invalid answer counts as none. */
export const httpIdentity = (post: SignedPost): IdentityProvider => ({
  async verify(kind, proof, context) {
    const read = answerIn(await post('/proofs', { kind, proof, ...context }), verdict);
    if (read.kind === 'unknown') return read;
    const { body } = read;
    return body.outcome === 'verified'
      ? { kind: 'verified', mobile: body.mobile, subject: body.subject }
      : { kind: 'refused', reason: body.reason };
  },
  async numberAt(address) {
    const read = answerIn(await post('/network', { address }), network);
    if (read.kind === 'unknown') return read;
    return read.body.mobile === null
      ? { kind: 'stranger' }
      : { kind: 'recognised', mobile: read.body.mobile };
  },
});

function answerIn<S extends z.ZodType>(
  reply: Reply,
  shape: S,
): { kind: 'read'; body: z.output<S> } | { kind: 'unknown'; reason: string } {
  if (reply.kind === 'unanswered') return { kind: 'unknown', reason: reply.reason };
  const read = shape.safeParse(reply.body);
  return reply.status === 200 && read.success
    ? { kind: 'read', body: read.data }
    : { kind: 'unknown', reason: `status ${reply.status}` };
}
