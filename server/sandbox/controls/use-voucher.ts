import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { terminals } from '#core/contract/sandbox/terminals.ts';
import { codeUseTexts } from '#core/rules/order/code-use-texts.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../deps.ts';
import { isOwnedCode, refundPieces, useCode } from '../../services/orders/public.ts';

/** The till of a shop, which takes the code of an order that ends first. */
export async function useVoucher(deps: Deps, orderNo: string): Promise<DataOf<typeof terminals.useVoucher>> {
  const code = await deps.db
    .selectFrom('sku_codes as c')
    .select('code_id')
    .where('order_no', '=', orderNo)
    .where('valid_until', '>', deps.clock.now())
    .orderBy(sql`used_at is not null or not ${isOwnedCode}`)
    .orderBy('valid_until')
    .orderBy('code_id')
    .executeTakeFirst();
  if (!code) {
    const text = (await isRefunded(deps, orderNo)) ? codeUseTexts.refunded : '没有可用的券码';
    return { ok: false, text };
  }
  const outcome = await useCode(deps, code.code_id);
  return { ok: outcome === 'used', text: codeUseTexts[outcome] };
}

/** Codes that were refunded unseen do not belong to the order any more. */
async function isRefunded({ db }: Deps, orderNo: string): Promise<boolean> {
  const { rows } = await sql`select from ${refundPieces} p where p.order_no = ${orderNo}`.execute(db);
  return rows.length > 0;
}

/** Orders with codes that a shop can take, the newest first. */
export async function vouchersToUse({
  db,
  clock,
  encryption,
}: Deps): Promise<DataOf<typeof terminals.tills>['vouchers']> {
  const rows = await db
    .selectFrom('sku_codes as c')
    .innerJoin('orders as o', 'o.order_no', 'c.order_no')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .innerJoin('skus as s', 's.sku_id', 'c.sku_id')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select(['o.order_no as orderNo', 'g.name as goodsName', 'u.mobile_sealed'])
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('c.used_at', 'is', null)
    .where('c.valid_until', '>', clock.now())
    .where(isOwnedCode)
    .groupBy(['o.order_no', 'g.name', 'u.mobile_sealed', 'o.created_at'])
    .orderBy('o.created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ mobile_sealed, ...row }) => ({
    ...row,
    mobile: maskMobile(encryption.mobiles.open(mobile_sealed)),
  }));
}
