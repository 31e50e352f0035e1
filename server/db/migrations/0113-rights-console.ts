import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators do with rights: claims asked for, sent again and given back; numbers shown (docs/decisions/0115). */
export const rightsConsole: Migration = {
  up: async (db) => {
    await sql`
      alter table claims
        -- Equal to next_try_at while an instance requests the delivery.
        add column leased_until timestamptz,
        -- An operator's give-back was approved: the order is revoked instead of repeated.
        add column give_back_at timestamptz;
      create index claims_of_right on claims (rights_id, claimed_at, claim_id);
      -- Few rows each, so that claims are inserted into one more index only.
      create index claims_failed on claims (claimed_at, claim_id) where state = 'failed';
      create index claims_late on claims (claimed_at, claim_id) where settled_at > deliver_by;

      create table number_reveals (
        reveal_id text primary key,
        operator_id text not null references operators,
        -- The day in China, and the how-manieth of the operator on it: the check is the limit.
        day date not null,
        place smallint not null check (place between 1 and 20),
        user_id text not null references users,
        -- The claim that led to it.
        claim_id text,
        reason text not null check (reason in ('call-back', 'check-charge', 'authority', 'other')),
        note text not null,
        network text not null,
        revealed_at timestamptz not null,
        seen_by text references operators,
        seen_at timestamptz,
        unique (operator_id, day, place),
        check ((seen_by is null) = (seen_at is null)),
        check (seen_by is distinct from operator_id)
      );
      create index number_reveals_by_time on number_reveals (revealed_at desc, reveal_id desc);
      create index number_reveals_of_operator on number_reveals (operator_id, revealed_at desc, reveal_id desc);
      create index number_reveals_of_user on number_reveals (user_id, revealed_at desc);
    `.execute(db);
  },
};
