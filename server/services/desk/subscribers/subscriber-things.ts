import { sql } from 'kysely';
import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';

type Desk = typeof subscriberDesk;
type Reader = Pick<Deps, 'db'>;
type Page = InputOf<Desk['subscriberClaims']>;

export async function subscriberClaims(
  { db }: Reader,
  { userId, ...input }: Page,
): Promise<DataOf<Desk['subscriberClaims']>> {
  const { page, ...rest } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('claims as c')
        .innerJoin('rights as r', 'r.rights_id', 'c.rights_id')
        .innerJoin('products as p', 'p.product_id', 'c.product_id')
        .select(['c.claim_id', 'r.show_name', 'p.name', 'c.state', 'c.cycle', 'c.claimed_at', 'c.settled_at'])
        .where('c.user_id', '=', userId),
      by: ['c.claimed_at', 'c.claim_id'],
      keyOf: ({ claimed_at, claim_id }) => [claimed_at, claim_id],
      counted: () => db.selectFrom('claims').select('claim_id').where('user_id', '=', userId),
    },
    input,
  );
  return {
    ...rest,
    rows: page.map((row) => ({
      claimId: row.claim_id,
      rightsName: row.show_name,
      productName: row.name,
      state: row.state,
      cycle: row.cycle,
      claimedAt: row.claimed_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    })),
  };
}

export async function subscriberOrders(
  { db }: Reader,
  { userId, ...input }: Page,
): Promise<DataOf<Desk['subscriberOrders']>> {
  const { page, ...rest } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('orders as o')
        .select(['o.order_no', 'o.state', 'o.payable_fen', 'o.refunded_fen', 'o.created_at'])
        .select(
          sql<string>`(select goods_name from order_lines l where l.order_no = o.order_no order by line limit 1)`.as(
            'goods_name',
          ),
        )
        .where('o.user_id', '=', userId),
      by: ['o.created_at', 'o.order_no'],
      keyOf: ({ created_at, order_no }) => [created_at, order_no],
      counted: () => db.selectFrom('orders').select('order_no').where('user_id', '=', userId),
    },
    input,
  );
  return {
    ...rest,
    rows: page.map((row) => ({
      orderNo: row.order_no,
      goodsName: row.goods_name,
      state: row.state,
      payableFen: row.payable_fen,
      refundedFen: row.refunded_fen,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

export async function subscriberTickets(
  { db }: Reader,
  { userId, ...input }: Page,
): Promise<DataOf<Desk['subscriberTickets']>> {
  const { page, ...rest } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('support_tickets as t')
        .select([
          't.ticket_id',
          't.ticket_no',
          't.title',
          't.topic',
          't.state',
          't.created_at',
          't.updated_at',
        ])
        .where('t.user_id', '=', userId),
      by: ['t.updated_at', 't.ticket_id'],
      keyOf: ({ updated_at, ticket_id }) => [updated_at, ticket_id],
      counted: () => db.selectFrom('support_tickets').select('ticket_id').where('user_id', '=', userId),
    },
    input,
  );
  return {
    ...rest,
    rows: page.map((row) => ({
      ticketId: row.ticket_id,
      ticketNo: `T-${row.ticket_no}`,
      title: maskAll(row.title),
      topic: row.topic,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** The subscriber's own messages; those to all are in 消息推送. */
export async function subscriberMessages(
  { db }: Reader,
  { userId, ...input }: Page,
): Promise<DataOf<Desk['subscriberMessages']>> {
  const { page, ...rest } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('messages as m')
        .leftJoin('message_reads as r', (join) =>
          join.onRef('r.message_id', '=', 'm.message_id').on('r.user_id', '=', userId),
        )
        .select(['m.message_id', 'm.topic', 'm.title', 'm.text', 'm.published_at', 'r.read_at'])
        .where('m.user_id', '=', userId),
      by: ['m.published_at', 'm.message_id'],
      keyOf: ({ published_at, message_id }) => [published_at, message_id],
      counted: () => db.selectFrom('messages').select('message_id').where('user_id', '=', userId),
    },
    input,
  );
  return {
    ...rest,
    rows: page.map((row) => ({
      messageId: row.message_id,
      topic: row.topic,
      title: maskAll(row.title),
      text: maskAll(row.text),
      publishedAt: row.published_at.toISOString(),
      isRead: row.read_at !== null,
    })),
  };
}
