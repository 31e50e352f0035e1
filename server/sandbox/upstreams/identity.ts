import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { spendIssued, type Issuer } from '../hosts/issued-proofs.ts';
import { fakeUpstream } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { isOut, networkMobile } from '../state.ts';

const question = z.object({ kind: z.string(), proof: z.string() });

/** The identity service's sandbox: accepts proofs issued by the workbench; the network's number is set there too. */
export const sandboxIdentity = (app: FastifyInstance, at: string, issuer: Issuer): void =>
  fakeUpstream(app, at, () => sandboxSecret(issuer.secret, 'identity'), {
    '/proofs': async (body, reply) => {
      if (await isOut(issuer.db, 'identity')) return reply.status(503).send({ error: 'out of service' });
      const { kind, proof } = question.parse(body);
      const spent = await spendIssued(issuer, kind, proof);
      if (spent.kind === 'bad' || spent.named.mobile === null)
        return { outcome: 'refused', reason: spent.kind === 'bad' ? spent.reason : '没有号码' };
      return {
        outcome: 'verified',
        mobile: spent.named.mobile,
        ...(spent.named.subject && { subject: spent.named.subject }),
      };
    },
    '/network': async (_body, reply) => {
      if (await isOut(issuer.db, 'identity')) return reply.status(503).send({ error: 'out of service' });
      return { mobile: (await networkMobile(issuer)) ?? null };
    },
  });
