import type { DataOf } from '#core/contract/endpoint.ts';
import type { detail } from '#core/contract/goods/detail.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The notes before payment. */
export async function goodsPrompt(
  { db, clock }: Deps,
  goodsId: string,
): Promise<DataOf<typeof detail.goodsPrompt>> {
  const goods = await db
    .selectFrom('goods')
    .select('prompts')
    .where('goods_id', '=', goodsId)
    .where(isListed(clock.now()))
    .executeTakeFirst();
  if (!goods) throw new Refusal('商品不存在或已下架');
  const { prompts } = goods;
  return {
    title: '购买须知',
    prompts,
    confirmText: prompts.length > 0 ? '我知道了' : null,
    agreementTemplateId: null,
  };
}
