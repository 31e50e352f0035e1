import type { Tx } from '../db/database.ts';
import { demoGroupActivities, demoGroups } from './group-buy.ts';
import { upsertRows } from './upsert-rows.ts';

/** The activities of group buying, and some open groups of today; groups of earlier loads are kept. */
export async function loadGroupBuy(tx: Tx, now: Date): Promise<void> {
  await upsertRows(tx, 'group_activities', demoGroupActivities, {
    key: ['activity_id'],
    keep: ['spent_fen', 'sold'],
  });
  const users = await tx.selectFrom('users').select('user_id').where('closed_at', 'is', null).execute();
  const goods = await tx
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select(['g.goods_id', 'g.name as goods_name', 's.name as sku_name', 's.pic_url', 's.price_fen'])
    .select('g.kind')
    .where(
      's.sku_id',
      'in',
      demoGroupActivities.map(({ sku_id }) => sku_id),
    )
    .execute();
  const groups = demoGroups(
    now,
    users.map(({ user_id }) => user_id),
    goods.flatMap(({ kind, ...sku }) => (kind === 'external' ? [] : [{ ...sku, kind }])),
  );
  for (const { group, order, line, seat } of groups) {
    const added = await tx
      .insertInto('orders')
      .values(order)
      .onConflict((c) => c.doNothing())
      .returning('order_no')
      .executeTakeFirst();
    if (!added) continue;
    const { order_no, created_at: at } = order;
    await tx.insertInto('order_lines').values(line).execute();
    await tx
      .insertInto('order_log')
      .values([
        { order_no, at, state: 'created', reason: '提交订单' },
        { order_no, at, state: 'paid', reason: '无需支付' },
      ])
      .execute();
    await tx.insertInto('buy_groups').values(group).execute();
    await tx.insertInto('group_seats').values(seat).execute();
    await tx.insertInto('order_holds').values({ order_no, reason: '等待成团' }).execute();
    await tx
      .updateTable('group_activities')
      .set((e) => ({ spent_fen: e('spent_fen', '+', seat.cost_fen) }))
      .where('activity_id', '=', group.activity_id)
      .execute();
  }
}
