import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { codeHash } from '../../http/secrets.ts';
import { supplierSecret } from '../../upstreams/suppliers/supplier-secret.ts';
import { choicePage, choicePagePolicy } from '../hosts/choice-page.ts';
import { fakeUpstream, delay } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { isOut, supplierMode } from '../state.ts';

const grant = z.object({
  claimId: z.string(),
  mobile: z.string(),
  rightsId: z.string(),
  supplier: z.string(),
});
const revocation = z.object({ claimId: z.string(), supplier: z.string() });
const addressed = z.object({ supplier: z.string() });
const slowMs = 1_500;
const hangMs = 30_000;
/** YYYY-MM-DD in China, and where the last page ended. */
const statement = z.object({ supplier: z.string(), day: z.iso.date(), after: z.string() });
const dispute = z.object({ supplier: z.string(), deliveryId: z.string(), charges: z.int().min(1) });
const perPage = 200;
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
  const remember = (claimId: string, supplier: string, decision: Decision): Promise<Decision> =>
    db
      .insertInto('sandbox_grants')
      .values({ claim_id: claimId, supplier, ...decision, requests: 1, at: clock.now() })
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
    const code = codeHash(secret, 'sandbox-delivery', claimId).toString('hex').slice(0, 12).toUpperCase();
    if (right?.delivery === 'code') return code.replace(/(.{4})(?=.)/g, '$1-');
    return right?.delivery === 'link' ? `${origin()}${usePath}#${code}` : '';
  };

  app.get(usePath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', choicePagePolicy)
      .send(choicePage('合作方使用页', '权益已为您开通，可以使用了', [])),
  );

  const secretFor = (body: unknown): string =>
    supplierSecret(sandboxSecret(secret, 'suppliers'), addressed.safeParse(body).data?.supplier ?? '');
  fakeUpstream(app, at, secretFor, {
    '/grants': async (body, reply) => {
      const order = grant.parse(body);
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const mode = await supplierMode(db);
      const { outcome, content } = await remember(
        order.claimId,
        order.supplier,
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
      const { claimId, supplier } = revocation.parse(body);
      return {
        ...(await remember(claimId, supplier, { outcome: 'refused', content: '' })),
        reason: '已撤销',
      };
    },
    '/queries': async (body, reply) => {
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const { claimId } = revocation.parse(body);
      const known = await db
        .selectFrom('sandbox_grants')
        .select(['outcome', 'content'])
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      return known ?? { outcome: 'absent' };
    },
    '/statements': async (body, reply) => {
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const { supplier, day, after } = statement.parse(body);
      const { from, until } = chinaDayBounds(day);
      const rows = await db
        .selectFrom('sandbox_grants')
        .select(['claim_id as deliveryId', sql<number>`charges - credited`.as('charges')])
        .where('supplier', '=', supplier)
        .where('outcome', '=', 'granted')
        .where('at', '>=', from)
        .where('at', '<', until)
        .where('claim_id', '>', after)
        .orderBy('claim_id')
        .limit(perPage)
        .execute();
      return { rows, next: rows.length === perPage ? (rows[perPage - 1]?.deliveryId ?? null) : null };
    },
    '/disputes': async (body, reply) => {
      if (await isOut(db, 'suppliers')) return reply.status(503).send({ error: 'out of service' });
      const { deliveryId, charges } = dispute.parse(body);
      const credited = await db
        .updateTable('sandbox_grants')
        .set({ credited: charges })
        .where('claim_id', '=', deliveryId)
        .where('charges', '>=', charges)
        .returning('claim_id')
        .executeTakeFirst();
      return { credited: credited !== undefined };
    },
  });
}
