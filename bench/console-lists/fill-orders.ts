import type pg from 'pg';

/** Orders of the last months, one of ten refunded to its channel and one of ten with a ticket, of the holders of a product. */
const addOrders = `
  insert into orders (order_no, user_id, request_key, state, payable_fen, paid_fen, refunded_fen, freight_fen, steps, created_at, pay_by)
  select 'bench-' || n, $1 || '-u' || n % 1000 + 1, 'bench-' || n, case when n % 10 = 0 then 'refunded' else 'done' end, 1000, 1000,
    case when n % 10 = 0 then 1000 else 0 end, 0, '[]', now() - n * interval '10 seconds', now()
  from generate_series($2::integer, $3::integer) n`;
const addLines = `
  insert into order_lines (order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen,
    payable_fen, took_stock, multi_order)
  select 'bench-' || n, 1, s.sku_id, s.goods_id, s.name, s.name, s.pic_url, 'code', 1, 1000, 0, 1000, false, false
  from generate_series($1::integer, $2::integer) n, (select * from skus order by sku_id limit 1) s`;
const addPayments = `
  insert into payments (payment_no, order_no, user_id, pay_method_id, amount_fen, state, trade_no, created_at, expires_at, paid_at,
    refunding_fen, next_query_at)
  select 'bench-p' || n, 'bench-' || n, $1 || '-u' || n % 1000 + 1, 1, 1000, 'paid', 'bench-t' || n, at, at, at,
    case when n % 10 = 0 then 1000 else 0 end, at
  from (select n, now() - n * interval '10 seconds' as at from generate_series($2::integer, $3::integer) n) as paid`;
const addRefunds = `
  with sent as (
    insert into payment_refunds (refund_no, payment_no, order_no, amount_fen, reason, state, next_try_at, requested_at, done_at)
    select 'bench-r' || n, 'bench-p' || n, 'bench-' || n, 1000, '不想要了', 'done', at, at, at
    from (select n, now() - n * interval '10 seconds' as at from generate_series($2::integer, $3::integer) n where n % 10 = 0) as asked
    returning refund_no, order_no, requested_at
  )
  insert into order_refunds (refund_no, order_no, user_id, cause, reason, amount_fen, state, requested_at, settled_at)
  select refund_no, order_no, o.user_id, 'subscriber', '不想要了', 1000, 'refunded', requested_at, requested_at
  from sent join orders o using (order_no) where o.user_id like $1 || '-%'`;
const addEntries = `
  insert into ledger_entries (movement, side, account, amount_fen, order_no, at)
  select 'pay bench-p' || n, side, account, amount, 'bench-' || n, now() - n * interval '10 seconds'
  from generate_series($1::integer, $2::integer) n,
    (values ('debit', 'chat-pay', 1000), ('credit', 'orders', -1000)) as entry (side, account, amount)`;
const addTickets = `
  with opened as (
    insert into support_tickets (ticket_id, user_id, title, state, created_at, updated_at, closed_at, last_word_at, waiting_since)
    select 'bench-' || n, $1 || '-u' || n % 1000 + 1, '会员没有到账', case when n % 1000 = 1 then 'open' else 'closed' end, at, at,
      case when n % 1000 = 1 then null else at end, at, case when n % 1000 = 1 then at end
    from (select n, now() - n * interval '10 seconds' as at from generate_series($2::integer, $3::integer) n where n % 10 = 1) as asked
    returning ticket_id, created_at
  )
  insert into support_messages (ticket_id, seq, sender, text, sent_at)
  select ticket_id, seq, case seq when 1 then 'subscriber' else 'agent' end, '您好，请帮我看一下', created_at
  from opened, generate_series(1, 2) seq`;

/** Orders with these numbers, each with its line, payment and entries of the ledger. */
export async function fillOrders(
  client: pg.Client,
  productId: string,
  [first, last]: readonly [number, number],
): Promise<void> {
  await client.query(addOrders, [productId, first, last]);
  await client.query(addLines, [first, last]);
  await client.query(addPayments, [productId, first, last]);
  await client.query(addRefunds, [productId, first, last]);
  await client.query(addEntries, [first, last]);
  await client.query(addTickets, [productId, first, last]);
}
