import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Tickets are sent and goods recommended without reading all subscribers (docs/decisions/0187). */
export const boundedJobs: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create sequence ticket_check_numbers;
      create table ticket_checks (
        subscription_id text primary key references subscriptions on delete cascade,
        due_at timestamptz not null,
        -- Another one with each change of the subscription.
        number bigint not null default nextval('ticket_check_numbers')
      );
      create index ticket_checks_due on ticket_checks (due_at);

      alter table opening_tickets
        -- The last subscriber of the product whose subscriptions are checked.
        add column checked_to text not null default '',
        add column is_checked boolean not null default false;

      create index browse_history_newest on browse_history (seen_at desc);
    `.execute(db);
  },
};
