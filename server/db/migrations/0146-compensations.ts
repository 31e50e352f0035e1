import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons that the service desk gives for what went wrong (docs/decisions/0145). */
export const compensations: Migration = {
  up: async (db) => {
    await sql`
      alter table coupon_templates add column for_compensation boolean not null default false;
      create index coupon_templates_for_compensation on coupon_templates (template_id) where for_compensation;

      create table compensations (
        compensation_id text primary key,
        user_id text not null references users,
        case_kind text not null check (case_kind in ('ticket', 'order', 'claim')),
        case_key text not null,
        template_id text not null references coupon_templates,
        title text not null,
        amount_fen integer not null check (amount_fen > 0),
        reason text not null check (reason <> ''),
        asked_by text not null references operators,
        asked_at timestamptz not null,
        -- Null: one person alone gave it.
        proposal_id text unique references proposals,
        approved_by text references operators check (approved_by <> asked_by),
        -- Null: nobody agreed, or not yet.
        given_at timestamptz,
        card_code text unique references user_coupons,
        check ((given_at is null) = (card_code is null)),
        check (given_at is not null or proposal_id is not null),
        check ((approved_by is not null) = (given_at is not null and proposal_id is not null))
      );
      -- One for each case.
      create unique index compensations_of_case on compensations (case_kind, case_key) where given_at is not null;
      create index compensations_asked_for on compensations (case_kind, case_key, asked_at desc);
      create index compensations_newest on compensations (asked_at desc, compensation_id desc);
      create index compensations_of_operator on compensations (asked_by, asked_at desc, compensation_id desc);
      create index compensations_of_user on compensations (user_id, asked_at desc, compensation_id desc);
      create index compensations_not_given on compensations (asked_at desc, compensation_id desc) where given_at is null;
      create index compensations_of_day on compensations (given_at, asked_by) where given_at is not null;
      create index compensations_alone on compensations (asked_by, given_at) where given_at is not null and approved_by is null;
    `.execute(db);
  },
};
