import type { DataOf } from '#core/contract/endpoint.ts';
import type { terminals } from '#core/contract/sandbox/terminals.ts';
import type { Deps } from '../../deps.ts';
import { useCode } from '../../services/orders/public.ts';

/** The till of a shop, which takes the code of an order that ends first. */
export async function useVoucher(deps: Deps, orderNo: string): Promise<DataOf<typeof terminals.useVoucher>> {
  const code = await deps.db
    .selectFrom('sku_codes')
    .select('code_id')
    .where('order_no', '=', orderNo)
    .where('used_at', 'is', null)
    .where('valid_until', '>', deps.clock.now())
    .orderBy('valid_until')
    .orderBy('code_id')
    .executeTakeFirst();
  const isUsed = code !== undefined && (await useCode(deps, code.code_id));
  return { ok: isUsed, text: isUsed ? '已核销一张' : '没有可用的券码' };
}
