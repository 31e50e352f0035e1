import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products, stock and batches of codes in the console (docs/decisions/0120). */
export const rightsProducts: Migration = {
  up: async (db) => {
    await sql`
      -- Taken out of its group: nobody claims it any more, and it is shown to those alone who claimed it this month.
      alter table rights add column removed_at timestamptz;

      -- Append-only (functions/reject_change.sql): what operators changed of a month's stock. Claims are not among them.
      create table rights_stock_movements (
        movement_id bigint generated always as identity primary key,
        at timestamptz not null,
        rights_id text not null references rights,
        cycle char(7) not null,
        -- 0: the month's row was made ahead with what it would have had.
        pieces integer not null,
        total_after integer not null check (total_after >= 0),
        left_after integer not null check (left_after between 0 and total_after),
        reason text not null,
        changed_by text not null references operators,
        -- Null: within what one person may do.
        approved_by text references operators,
        proposal_id text references proposals,
        check (approved_by is distinct from changed_by),
        check ((approved_by is null) = (proposal_id is null))
      );
      create index rights_stock_movements_of_right on rights_stock_movements (rights_id, movement_id desc);
      create index rights_stock_movements_by_time on rights_stock_movements (rights_id, at);

      alter table card_code_batches
        -- Codes that the console was asked to make, and has made; 0: the batch was made by a command.
        add column planned integer not null default 0 check (planned between 0 and 100000),
        add column made integer not null default 0 check (made between 0 and planned),
        -- Places of the seed's sequence that were used; a code that existed before uses one too.
        add column walked integer not null default 0 check (walked >= made),
        -- The codes follow from it, so it is deleted when they are exported.
        add column seed_sealed text,
        add column proposal_id text references proposals,
        add column created_at timestamptz,
        add column made_at timestamptz;
      create index card_code_batches_to_make on card_code_batches (batch_id) where made < planned;
      create index card_exchanges_of_batch on card_exchanges (batch_id, exchanged_at);

      -- A stopped batch is over, with the window that it had.
      create table card_code_stops (
        batch_id text primary key references card_code_batches,
        stopped_at timestamptz not null,
        stopped_by text not null references operators,
        reason text not null,
        begins_before timestamptz not null,
        ends_before timestamptz not null
      );
      -- The key allows one export of a batch.
      create table card_code_exports (
        batch_id text primary key references card_code_batches,
        exported_at timestamptz not null,
        exported_by text not null references operators,
        codes integer not null,
        sha256 text not null,
        -- Encrypted (age); deleted after a day.
        file bytea
      );
    `.execute(db);
  },
};
