import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../content/public.ts';

const perRound = 50;

/** Ends open groups whose time is over; a payment that locked the group before still counts. */
export async function expireGroups({ db, clock }: Deps): Promise<number> {
  const { rows } = await sql`
    update buy_groups set state = 'expired' where group_no in (
      select group_no from buy_groups where state = 'open' and expires_at <= ${clock.now()}
      order by expires_at limit ${perRound} for update skip locked
    ) returning group_no`.execute(db);
  return rows.length;
}

interface EndedSeat {
  readonly order_no: string;
  readonly user_id: string;
  readonly goods_name: string;
}

/** Informs the members of groups that ended, each once. */
export const informMembers = ({ db, clock }: Deps): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const ended = await tx
      .updateTable('buy_groups')
      .set({ ended_at: now })
      .where('group_no', 'in', (q) =>
        q
          .selectFrom('buy_groups')
          .select('group_no')
          .where('state', '<>', 'open')
          .where('ended_at', 'is', null)
          .orderBy('group_no')
          .limit(perRound)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['group_no', 'state', 'size'])
      .execute();
    for (const { group_no, state, size } of ended)
      if (state === 'formed')
        for (const seat of await paidSeats(tx, group_no)) await sendFormed(tx, seat, group_no, size, now);
    return ended.length;
  });

const paidSeats = async (tx: Tx, groupNo: string): Promise<readonly EndedSeat[]> =>
  (
    await sql<EndedSeat>`
      select s.order_no, s.user_id, l.goods_name from group_seats s join order_lines l using (order_no)
      where s.group_no = ${groupNo} and s.state = 'paid' order by s.order_no`.execute(tx)
  ).rows;

const sendFormed = (
  tx: Tx,
  { order_no, user_id, goods_name }: EndedSeat,
  groupNo: string,
  size: number,
  now: Date,
): Promise<void> =>
  sendMessage(
    tx,
    {
      userId: user_id,
      source: `group ${order_no}`,
      kind: 'trade',
      topic: 'group',
      title: '拼团成功',
      text: `您参加的“${goods_name}”${size}人团已成团，商品将尽快发放。`,
      link: { page: 'groupShare', query: { groupNo } },
    },
    now,
  );

/** Ends groups, informs their members and refunds those of groups that were not formed. The rows are the queue. */
export const settleGroupsWork = (deps: Deps, refundSeats: (deps: Deps) => Promise<number>): Work => ({
  name: 'settle-groups',
  everyMs: 2_000,
  dueAt: sql`select least(
    (select min(expires_at) from buy_groups where state = 'open'),
    (select to_timestamp(0) where exists (select from buy_groups where state <> 'open' and ended_at is null)),
    (select to_timestamp(0) where exists (
      select from group_seats s join buy_groups b using (group_no) where s.state = 'paid' and b.state = 'expired')))`,
  run: async () => (await expireGroups(deps)) + (await informMembers(deps)) + (await refundSeats(deps)),
});
