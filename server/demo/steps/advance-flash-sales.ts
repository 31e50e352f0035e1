import { sql } from 'kysely';
import { commitDraw } from '../../services/activities/public.ts';
import type { LoadContext } from '../load-context.ts';
import { demoFlashSaleGoods, demoFlashSaleSessions } from '../rows/flash-sales.ts';

/** Commits to the seeds of draws. A session that has begun since the last load gets its sales; the count of sales never falls. */
export async function advanceFlashSales({ tx, encryption, now }: LoadContext): Promise<void> {
  for (const { session_id, mode } of demoFlashSaleSessions(now))
    if (mode === 'draw') await commitDraw(tx, encryption, session_id);
  await sql`
    update seckill_goods k set sold = demo.sold from jsonb_populate_recordset(null::seckill_goods, ${JSON.stringify(demoFlashSaleGoods(now))}::jsonb) demo
    where k.session_id = demo.session_id and k.goods_id = demo.goods_id and k.sold < demo.sold and demo.sold <= k.total`.execute(
    tx,
  );
}
