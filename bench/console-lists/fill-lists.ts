import type pg from 'pg';
import type { Holders } from '#server/testing/data/add-holders.ts';
import { fillGoods } from '../catalogue/fill.ts';
import { fillOrders } from './fill-orders.ts';

export const taskId = 'bench-task';

/** Every holder claims every right in each of the last months, at any time of them. */
const addClaims = `
  insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, claimed_at, settled_at,
    next_try_at, deliver_by)
  select 'bench-' || n, s.user_id, s.subscription_id, s.product_id, r.group_id, r.rights_id,
    to_char(now() - m * interval '1 month', 'YYYY-MM'), 'delivered', 'C0013', at, at, at, at + interval '10 minutes'
  from (
    select n, n % 1000 as holder, n / 1000 % 40 as nth_right, n / 40000 as m, now() - n * interval '60 seconds' as at
    from generate_series($3::integer, $4::integer) n) as wanted
  join subscriptions s on s.subscription_id = $1 || '-s' || holder + 1
  join unnest($2::text[]) with ordinality as offered(rights_id, nth) on nth = nth_right + 1
  join rights r using (rights_id)`;

const addEntries = `
  insert into audit_log (audit_id, at, act, object_kind, object_key, object_name, changes, reason, network, previous_hash, hash)
  select n, now() - ($3 - n) * interval '20 seconds', '改库存', 'goods', 'goods-' || n % 1000, '视频会员月卡',
    '[{"field":"库存","before":"100","after":"200"}]', '补货', '127.0.0.1', sha256(n::text::bytea), sha256(n::text::bytea)
  from generate_series($1::integer, $2::integer) n`;

const addTask = `
  insert into bulk_tasks (task_id, kind, title, input, state, total, made_by, made_at, started_at, ended_at)
  select $1, 'coupon-grant', '满 20 减 5', '{}', 'done', 1000000, operator_id, now(), now(), now() from operator_roles where role = 'owner' limit 1
  on conflict do nothing`;
const addLines = `
  insert into bulk_task_lines (line_id, task_id, line_no, state, reason)
  select $1 || n, $1, n, 'wrong', '只有 10 位' from generate_series($2::integer, $3::integer) n`;

const batch = 50_000;
let [filledRows, filledGoods] = [0, 0];

/** Fills the lists up to these numbers, oldest rows last: the tables only grow. */
export async function fillLists(
  client: pg.Client,
  { productId, rights }: Holders,
  { rows, goods }: { readonly rows: number; readonly goods: number },
): Promise<void> {
  const rightsIds = rights.map(({ rightsId }) => rightsId);
  await client.query(addTask, [taskId]);
  const { rows: heads } = await client.query<{ audit_id: number }>(
    'select audit_id::integer from audit_head',
  );
  let lastEntry = heads[0]?.audit_id ?? 0;
  for (let first = filledRows; first < rows; first += batch) {
    const last = Math.min(rows, first + batch) - 1;
    const more = last - first + 1;
    await client.query(addClaims, [productId, rightsIds, first, last]);
    await fillOrders(client, productId, [first, last]);
    await client.query(addLines, [taskId, first + 1, last + 1]);
    await client.query(addEntries, [lastEntry + 1, lastEntry + more, rows]);
    lastEntry += more;
  }
  await client.query('update audit_head set audit_id = $1', [lastEntry]);
  await fillGoods(client, filledGoods + 1, goods);
  [filledRows, filledGoods] = [rows, goods];
  await client.query('vacuum analyze');
}
