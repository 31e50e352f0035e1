import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { changedTables } from '../databases/every-row.ts';
import { eventually } from '../eventually.ts';

/** The tables that acts of operators write. */
const tables = `
  audit_log operator_act_keys proposals operators sessions view_as_tokens number_reveals orders
  order_lines order_log order_notes order_holds order_deliveries shipments shipment_events payments
  payment_refunds order_refunds operator_refunds refund_ends ledger_entries invoices invoice_reversals bulk_tasks
  bulk_task_lines day_closings money_days money_differences reconciled_days settlements claims claim_events
  group_use rights_stock rights_stock_movements goods skus price_changes seckill_sessions seckill_goods
  support_tickets support_messages ticket_events ticket_links reply_templates subscriber_notes compensations user_coupons
  messages switch_cells area_degradations maintenance_notices limit_values opened_upstreams alert_rules alerts
  alert_silences`
  .trim()
  .split(/\s+/);

export type Digests = Readonly<Record<string, string>>;

/** A digest of each of these tables. */
export async function digests(db: Db): Promise<Digests> {
  const pairs = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ digest: string }>`
        select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from ${sql.table(table)} t`.execute(
        db,
      );
      return [table, rows[0]?.digest ?? ''] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

const roundsAtRest = 5;

/** The digests once background work has ended what it had begun. */
export async function digestsAtRest(db: Db): Promise<Digests> {
  let [last, rounds] = [await digests(db), 0];
  await eventually(
    async () => {
      const now = await digests(db);
      const changed = changedTables(last, now);
      rounds = changed.length === 0 ? rounds + 1 : 0;
      last = now;
      return changed;
    },
    () => rounds >= roundsAtRest,
  );
  return last;
}
