import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { peer, silence } from '../../sandbox/peer.ts';
import { isOut, supplierMode } from '../../sandbox/state.ts';

const grant = z.object({ claimId: z.string(), mobile: z.string(), rightsId: z.string(), supplier: z.string() });
const revocation = z.object({ claimId: z.string() });
const slowMs = 1_500;
const longerThanAnyoneWaits = 30_000;

interface Peer {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** The suppliers' stand-in: it grants each claim once, and can be slow, refuse, or grant and stay silent. */
export const sandboxSupplier = (app: FastifyInstance, at: string, { db, clock, secret }: Peer): void =>
  peer(app, at, secret, {
    '/grants': async (body, reply) => {
      const order = grant.parse(body);
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const mode = await supplierMode(db);
      const settled = await remember(db, clock, order.claimId, mode === 'fail' ? 'refused' : 'granted');
      if (mode === 'slow') await silence(slowMs);
      if (mode === 'timeout') await silence(longerThanAnyoneWaits);
      return { outcome: settled, reason: settled === 'refused' ? '合作方库存不足' : '' };
    },
    '/revocations': async (body, reply) => {
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const { claimId } = revocation.parse(body);
      return { outcome: await remember(db, clock, claimId, 'refused'), reason: '已撤销' };
    },
  });

/** The first decision about a claim stands, however often it is asked for. */
async function remember(db: Db, clock: Clock, claimId: string, outcome: string): Promise<string> {
  const row = await db.insertInto('sandbox_grants').values({ claim_id: claimId, outcome, asked: 1, at: clock.now() })
    .onConflict((c) => c.column('claim_id').doUpdateSet((e) => ({ asked: e('sandbox_grants.asked', '+', 1) })))
    .returning('outcome').executeTakeFirstOrThrow();
  return row.outcome;
}
