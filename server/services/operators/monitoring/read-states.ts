import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Backlog, ReadStates, StatesOfWork } from '../../../http/monitoring/state-metrics.ts';
import type { Clock } from '../../../clock.ts';

/** Reads what waits for background work or a person, and how claims and payments of the last hour ended; all by index. */
export const statesReader =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }): ReadStates =>
  async () => {
    const now = clock.now();
    const [backlogs, lastHour] = await Promise.all([readBacklogs(db, now), readLastHour(db, now)]);
    return { backlogs, lastHour };
  };

/** Rows of the shop that wait and when the oldest began to. */
export async function readBacklogs(db: Db, now: Date): Promise<readonly Backlog[]> {
  const { rows } = await sql<Backlog>`
    select queue, count(since)::bigint as size,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(since))), 0)::double precision as "oldestSeconds"
    from (values ('claims'), ('deliveries'), ('payments'), ('till-payments'), ('refunds'), ('refunds-on-hold'), ('till-refunds'),
      ('withdrawals'), ('business-orders'), ('invoices'), ('tasks'), ('tickets'), ('money-differences')) as queues (queue)
    left join (
      select 'claims' as queue, claimed_at as since from claims where state = 'delivering'
      union all
      select 'deliveries', o.created_at from order_deliveries d join orders o using (order_no)
        where d.state = 'delivering' and d.way = 'supplier'
      union all select 'payments', created_at from payments where state in ('open', 'closing')
      union all select 'till-payments', created_at from till_payments where state = 'paying'
      union all
      select case when held_at is null then 'refunds' else 'refunds-on-hold' end, requested_at from payment_refunds
        where state = 'requested'
      union all
      select case when held_at is null then 'till-refunds' else 'refunds-on-hold' end, created_at from till_refunds
        where state = 'pending'
      union all select 'withdrawals', created_at from cash_withdrawals where state = 'pending'
      union all select 'business-orders', created_at from business_orders where state = 'pending'
      union all
      select 'invoices', requested_at from invoices where state in ('requested', 'issuing', 'reversing')
      union all select 'tasks', started_at from bulk_tasks where state = 'running'
      union all select 'tickets', waiting_since from support_tickets where state = 'open'
      union all select 'money-differences', found_at from money_differences where state = 'open'
    ) as waiting using (queue)
    group by queue`.execute(db);
  return rows;
}

async function readLastHour(db: Db, now: Date): Promise<StatesOfWork['lastHour']> {
  const since = new Date(now.getTime() - 3_600_000);
  const { rows } = await sql<StatesOfWork['lastHour'][number]>`
    select 'claims' as kind, state, count(*)::bigint as count from claims where claimed_at >= ${since} group by 2
    union all
    select 'payments', state, count(*)::bigint from payments where created_at >= ${since} group by 2`.execute(
    db,
  );
  return rows;
}
