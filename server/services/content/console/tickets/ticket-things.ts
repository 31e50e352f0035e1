import { sql } from 'kysely';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import type { Db } from '../../../../db/database.ts';

type Things = Pick<DeskTicketDetail, 'orders' | 'claims' | 'recent'>;
type Order = Things['orders'][number];
type Claim = Things['claims'][number];

const recentShown = 5;

interface OrderRow extends Omit<Order, 'createdAt'> {
  readonly createdAt: Date;
  readonly isLinked: boolean;
}
interface ClaimRow extends Omit<Claim, 'claimedAt'> {
  readonly claimedAt: Date;
  readonly isLinked: boolean;
}

/** The orders and claims that a ticket is about, and the newest others of its subscriber. */
export async function ticketThings(db: Db, ticketId: string, userId: string): Promise<Things> {
  const linked = (kind: 'order' | 'claim') =>
    sql`select key from ticket_links where ticket_id = ${ticketId} and kind = ${kind}`;
  const [orders, claims] = await Promise.all([
    sql<OrderRow>`
      select o.order_no as "orderNo", l.goods_name as "goodsName", o.state, o.payable_fen as "payableFen", o.created_at as "createdAt",
        o.order_no in (${linked('order')}) as "isLinked"
      from (
        select order_no, state, payable_fen, created_at from orders where order_no in (${linked('order')})
        union
        (select order_no, state, payable_fen, created_at from orders where user_id = ${userId} order by created_at desc limit ${sql.lit(recentShown)})
      ) o join lateral (select goods_name from order_lines where order_no = o.order_no order by line limit 1) l on true
      order by o.created_at desc`.execute(db),
    sql<ClaimRow>`
      select c.claim_id as "claimId", r.show_name as "rightsName", c.state, c.claimed_at as "claimedAt",
        c.claim_id in (${linked('claim')}) as "isLinked"
      from (
        select claim_id, rights_id, state, claimed_at from claims where claim_id in (${linked('claim')})
        union
        (select claim_id, rights_id, state, claimed_at from claims where user_id = ${userId}
          order by claimed_at desc limit ${sql.lit(recentShown)})
      ) c join rights r on r.rights_id = c.rights_id order by c.claimed_at desc`.execute(db),
  ]);
  const orderOf = ({ isLinked: _, createdAt, ...row }: OrderRow): Order => ({
    ...row,
    createdAt: createdAt.toISOString(),
  });
  const claimOf = ({ isLinked: _, claimedAt, ...row }: ClaimRow): Claim => ({
    ...row,
    claimedAt: claimedAt.toISOString(),
  });
  return {
    orders: orders.rows.filter(({ isLinked }) => isLinked).map(orderOf),
    claims: claims.rows.filter(({ isLinked }) => isLinked).map(claimOf),
    recent: {
      orders: orders.rows.filter(({ isLinked }) => !isLinked).map(orderOf),
      claims: claims.rows.filter(({ isLinked }) => !isLinked).map(claimOf),
    },
  };
}
