import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Clock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../http/secrets.ts';
import { commitDraw } from '../services/activities/public.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const day = 24 * 3_600_000;
const ms = z.int().min(0).max(day);
const sale = z.object({
  skuId: z.string().min(1).max(64),
  stock: z.int().min(1).max(1_000_000),
  priceFen: z.int().min(0).max(100_000_000),
  beginsInMs: ms.default(0),
  lastsMs: ms.min(1).default(3_600_000),
  limitPerUser: z.int().min(1).max(99).default(1),
  budgetFen: z.int().min(0).max(2_000_000_000).optional(),
  /** Only for holders of the right type of flash sales (§6). */
  membersOnly: z.boolean().default(false),
  /** 'draw': the registration is open from now until it begins. */
  mode: z.enum(['race', 'draw']).default('race'),
});

/** Flash sales on demand: POST flash-sale creates one, POST flash-sale-switch turns one off or on again. */
export function flashSalesApi(app: FastifyInstance, deps: Deps, clock: Clock): void {
  const { db } = deps;
  app.post(`${at}/flash-sale`, async (request, reply) => {
    const wanted = parseOr400(sale, request.body);
    const sku = await db
      .selectFrom('skus')
      .select('goods_id')
      .where('sku_id', '=', wanted.skuId)
      .executeTakeFirst();
    if (!sku) return reply.code(404).send({ error: 'skuId: no such sku' });
    const begins = clock.now().getTime() + wanted.beginsInMs;
    const sessionId = `flash-${newId().slice(0, 12)}`;
    const isDraw = wanted.mode === 'draw';
    const activityId = await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('seckill_sessions')
        .values({
          session_id: sessionId,
          name: isDraw ? '抽签场' : '加场',
          begins_at: new Date(begins),
          ends_at: new Date(begins + wanted.lastsMs),
          mode: wanted.mode,
          right_type: wanted.membersOnly ? rightTypeIds.isSecKillRight : null,
          registers_at: isDraw ? new Date(begins - wanted.beginsInMs - 1) : null,
          closes_at: isDraw ? new Date(begins) : null,
        })
        .execute();
      const { activity_id } = await tx
        .insertInto('seckill_goods')
        .values({
          session_id: sessionId,
          goods_id: sku.goods_id,
          sku_id: wanted.skuId,
          price_fen: wanted.priceFen,
          total: wanted.stock,
          sold: 0,
          sort: 1,
          limit_per_user: wanted.limitPerUser,
          budget_fen: wanted.budgetFen ?? null,
        })
        .returning('activity_id')
        .executeTakeFirstOrThrow();
      if (isDraw) await commitDraw(tx, deps.encryption, sessionId);
      return activity_id;
    });
    return { sessionId, activityId };
  });
  app.post(`${at}/flash-sale-switch`, async (request, reply) => {
    const { sessionId, on } = parseOr400(z.object({ sessionId: z.string(), on: z.boolean() }), request.body);
    const { numUpdatedRows } = await db
      .updateTable('seckill_sessions')
      .set({ is_on: on })
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? reply.code(404).send({ error: 'sessionId: no such session' }) : { on };
  });
}
