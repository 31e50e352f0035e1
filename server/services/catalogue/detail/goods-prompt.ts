import type { DataOf } from '#core/contract/endpoint.ts';
import type { detail } from '#core/contract/goods/detail.ts';
import { codePromise } from '#core/rules/sections/code-promise.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The notes before payment; a membership's are on its own page. */
export async function goodsPrompt(
  { db, clock }: Deps,
  goodsId: string,
): Promise<DataOf<typeof detail.goodsPrompt>> {
  const goods = await db
    .selectFrom('goods')
    .select(['prompts', 'kind', 'code_terms', 'valid_days', 'limit_per_order'])
    .where('goods_id', '=', goodsId)
    .where(isListed(clock.now()))
    .executeTakeFirst();
  if (goods) {
    const { prompts, kind, code_terms: terms, valid_days: validDays, limit_per_order: limitPerOrder } = goods;
    const ofCodes = kind === 'code' ? [codePromise({ terms, validDays, limitPerOrder }).prompt] : [];
    return { title: '购买须知', prompts: [...ofCodes, ...prompts] };
  }
  const plan = await db
    .selectFrom('product_plans')
    .select('goods_id')
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  if (!plan) throw new Refusal('商品不存在或已下架');
  return { title: '购买须知', prompts: [] };
}
