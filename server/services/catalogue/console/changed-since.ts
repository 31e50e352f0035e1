import type { Tx } from '../../../db/database.ts';

/** The sentence of a stale saving: who changed what last. What was typed stays on the page. */
export async function changedSince(tx: Tx, goodsId: string, act: string): Promise<string> {
  const last = await tx
    .selectFrom('audit_log')
    .select(['operator_name', 'changes'])
    .where('object_kind', '=', 'goods')
    .where('object_key', '=', goodsId)
    .where('act', '=', act)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fields = (last?.changes ?? []).map(({ field }) => field).join('、');
  return `${last?.operator_name ?? '另一位成员'}刚改了${fields || '这里'}；您写的还在，核对后再保存`;
}
