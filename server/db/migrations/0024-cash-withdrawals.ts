import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Withdrawals of daily cash to the phone bill, as entries of the same ledger. */
export const cashWithdrawals: Migration = {
  up: async (db) => {
    await sql`
      create table cash_withdrawals (
        withdrawal_id text primary key,
        user_id text not null references users,
        -- The idempotency key of the request: its repetition is the same withdrawal.
        request_key text not null,
        amount_fen integer not null check (amount_fen >= 100 and amount_fen % 100 = 0),
        state text not null check (state in ('pending', 'credited', 'returned')),
        tries integer not null default 0,
        next_try_at timestamptz not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        unique (user_id, request_key),
        check ((state = 'pending') = (settled_at is null))
      );
      -- A subscriber has one pending withdrawal at most.
      create unique index cash_withdrawals_pending on cash_withdrawals (user_id) where state = 'pending';
      create index cash_withdrawals_due on cash_withdrawals (next_try_at) where state = 'pending';

      alter table cash_entries
        drop constraint cash_entries_kind_check,
        drop constraint cash_entries_amount_fen_check,
        alter column signed_on drop not null,
        alter column days drop not null,
        add column withdrawal_id text references cash_withdrawals,
        add constraint cash_entries_kind_check check (
          kind in ('day', 'streak', 'month') and signed_on is not null and days is not null and withdrawal_id is null
          or kind in ('withdrawal', 'return') and signed_on is null and days is null and withdrawal_id is not null
        ),
        add constraint cash_entries_amount_fen_check check (amount_fen <> 0 and (kind = 'withdrawal') = (amount_fen < 0));
      create unique index cash_entries_withdrawal on cash_entries (withdrawal_id, kind);

      create table sandbox_credits (
        order_no text primary key,
        amount_fen integer not null
      );
    `.execute(db);
  },
};
