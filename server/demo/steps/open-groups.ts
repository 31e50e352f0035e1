import { ofOpenAccounts, type LoadContext } from '../load-context.ts';
import { demoGroups } from '../rows/group-buy.ts';

/** Opens some groups of today; groups of earlier loads are kept. */
export async function openGroups({ tx, now }: LoadContext): Promise<void> {
  for (const { group, order, line, seat } of await ofOpenAccounts(tx, demoGroups(now))) {
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
