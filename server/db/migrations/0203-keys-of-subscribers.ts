import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Tables of rows of one subscriber that did not name the subscriber. */
const tables = [
  'order_lines',
  'order_log',
  'order_cards',
  'order_deliveries',
  'order_holds',
  'order_refund_lines',
  'shipments',
  'shipment_events',
  'payment_refunds',
  'ledger_entries',
  'renewal_periods',
  'claim_events',
  'group_use',
  'claim_repeats',
  'spent_refresh_tokens',
  'hand_over_tokens',
  'support_messages',
  'lottery_seeds',
  'lounge_scans',
  'till_refunds',
];

/**
 * Every row of a subscriber names the subscriber, by whom the tables could be divided (docs/decisions/0204). Not as user_id: statements of the
 * release before that join such a table would not know which one they mean.
 */
export const keysOfSubscribers: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} add column subscriber_id text`.execute(db);
    await sql`
      -- Up to which block the rows of before have their subscriber.
      create table subscriber_fills (
        table_name text primary key,
        next_block bigint not null default 0,
        filled_at timestamptz
      )`.execute(db);
    // Entries of the ledger are never changed.
    const changing = tables.filter((table) => table !== 'ledger_entries');
    await sql`insert into subscriber_fills (table_name) select unnest(${changing}::text[])`.execute(db);
  },
};
