import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audienceOf } from '#core/rules/goods/recommendation-audience.ts';
import type { Deps } from '../deps.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const querySchema = z.object({
  city: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  level: z.coerce.number().int().min(0).max(4).default(0),
});

/** GET /sandbox/api/recommendations: what is recommended to a city and level, and why. */
export function recommendationsApi(app: FastifyInstance, { db }: Deps): void {
  app.get(`${at}/recommendations`, async (request) => {
    const { city, level } = parseOr400(querySchema, request.query);
    const audience = audienceOf(city, level);
    const list = await db
      .selectFrom('recommended_goods as r')
      .innerJoin('goods as g', 'g.goods_id', 'r.goods_id')
      .select([
        'r.place',
        'r.goods_id as goodsId',
        'g.name as goodsName',
        'r.recommend_id as recommendId',
        'r.score',
        'r.reasons',
        'r.computed_at as computedAt',
      ])
      .where('r.audience', '=', audience)
      .orderBy('r.place')
      .limit(20)
      .execute();
    return { audience, list };
  });
}
