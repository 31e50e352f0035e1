import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { choicePage, choicePagePolicy } from '../choice-page.ts';
import { fakeUpstream, delay } from '../fake-upstream.ts';
import { isOut, supplierMode } from '../state.ts';

const grant = z.object({
  claimId: z.string(),
  mobile: z.string(),
  rightsId: z.string(),
  supplier: z.string(),
});
const revocation = z.object({ claimId: z.string() });
const slowMs = 1_500;
const hangMs = 30_000;
const usePath = '/sandbox/partner-use';

interface SupplierSandbox {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** The origin of its links. */
  origin(): string;
}

type Order = z.output<typeof grant>;
interface Decision {
  readonly outcome: string;
  readonly content: string;
}

/** The suppliers' sandbox: grants each claim once, some with a code or a link; it can be slow, refuse, or grant without answering. */
export function sandboxSupplier(
  app: FastifyInstance,
  at: string,
  { db, clock, secret, origin }: SupplierSandbox,
): void {
  /** Returns the first decision about a claim for every repetition. */
  const remember = (claimId: string, decision: Decision): Promise<Decision> =>
    db
      .insertInto('sandbox_grants')
      .values({ claim_id: claimId, ...decision, requests: 1, at: clock.now() })
      .onConflict((c) =>
        c.column('claim_id').doUpdateSet((e) => ({ requests: e('sandbox_grants.requests', '+', 1) })),
      )
      .returning(['outcome', 'content'])
      .executeTakeFirstOrThrow();

  const contentFor = async ({ claimId, rightsId }: Order): Promise<string> => {
    const right = await db
      .selectFrom('rights')
      .select('delivery')
      .where('rights_id', '=', rightsId)
      .executeTakeFirst();
    const code = createHmac('sha256', secret).update(claimId).digest('hex').slice(0, 12).toUpperCase();
    if (right?.delivery === 'code') return code.replace(/(.{4})(?=.)/g, '$1-');
    return right?.delivery === 'link' ? `${origin()}${usePath}#${code}` : '';
  };

  app.get(usePath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', choicePagePolicy)
      .send(choicePage('合作方使用页', '权益已为您开通，可以使用了', [])),
  );

  fakeUpstream(app, at, secret, {
    '/grants': async (body, reply) => {
      const order = grant.parse(body);
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const mode = await supplierMode(db);
      const { outcome, content } = await remember(
        order.claimId,
        mode === 'fail'
          ? { outcome: 'refused', content: '' }
          : { outcome: 'granted', content: await contentFor(order) },
      );
      if (mode === 'slow') await delay(slowMs);
      if (mode === 'timeout') await delay(hangMs);
      return { outcome, content, reason: outcome === 'refused' ? '合作方库存不足' : '' };
    },
    '/revocations': async (body, reply) => {
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const { claimId } = revocation.parse(body);
      return { ...(await remember(claimId, { outcome: 'refused', content: '' })), reason: '已撤销' };
    },
  });
}
