import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the console's promotions need: stopped sales, refusals by minute, versions of coupons and tasks over many rows (docs/decisions/0114). */
export const promotionsConsole: Migration = {
  up: async (db) => {
    await sql`
      -- Stopped by an operator: nothing new is reserved, what is reserved can still be ordered and paid.
      alter table seckill_sessions add column stopped_at timestamptz;
      alter table seckill_goods add column stopped_at timestamptz;
      create index flash_sale_sessions_by_begin on seckill_sessions (begins_at desc, session_id desc);
      create index sale_reservations_by_time on sale_reservations (session_id, reserved_at);

      -- Refused reservations, counted by every process.
      create table sale_refusals (
        activity_id text not null references seckill_goods (activity_id),
        minute timestamptz not null,
        why text not null,
        refused integer not null check (refused > 0),
        primary key (activity_id, minute, why)
      );

      alter table coupon_templates
        -- The first version; null: this is it.
        add column family_id text references coupon_templates,
        add column version smallint not null default 1 check (version > 0),
        add check ((family_id is null) = (version = 1)),
        add unique (family_id, version);
      create index user_coupons_of_template on user_coupons (template_id, user_id, state);

      create table bulk_tasks (
        task_id text primary key,
        kind text not null check (kind in ('coupon-grant')),
        title text not null,
        -- What the kind of task receives.
        input jsonb not null,
        state text not null check (state in ('draft', 'running', 'stopped', 'done')),
        total integer not null check (total >= 0),
        finished integer not null default 0,
        failed integer not null default 0,
        -- What it may cost at most, as it was approved; the check decides.
        budget_fen bigint not null default 0 check (budget_fen >= 0),
        spent_fen bigint not null default 0,
        made_by text not null references operators,
        made_at timestamptz not null,
        started_at timestamptz,
        ended_at timestamptz,
        check (finished >= 0 and failed >= 0 and finished + failed <= total),
        check (spent_fen >= 0 and spent_fen <= budget_fen),
        check ((state = 'draft') = (started_at is null)),
        check ((state in ('stopped', 'done')) = (ended_at is not null))
      );
      create index bulk_tasks_by_time on bulk_tasks (made_at desc, task_id desc);
      create index bulk_tasks_by_state on bulk_tasks (state, made_at desc, task_id desc);
      create table bulk_task_lines (
        line_id text primary key,
        task_id text not null references bulk_tasks on delete cascade,
        line_no integer not null check (line_no > 0),
        -- The uploaded text, encrypted; null: the time for which it is stored is over.
        content_sealed text,
        user_id text references users,
        state text not null check (state in ('ready', 'done', 'failed', 'wrong')),
        -- Why it is wrong or failed, or what was corrected.
        reason text not null default '',
        -- What the task made of it.
        result_key text unique,
        unique (task_id, line_no),
        check ((state = 'done') = (result_key is not null)),
        check (user_id is not null or state = 'wrong')
      );
      -- Nobody is reached twice by one task.
      create unique index bulk_task_lines_once on bulk_task_lines (task_id, user_id) where state in ('ready', 'done');
      create index bulk_task_lines_ready on bulk_task_lines (task_id, line_no) where state = 'ready';
      create index bulk_task_lines_wrong on bulk_task_lines (task_id, line_no) where state in ('wrong', 'failed');
    `.execute(db);
  },
};
