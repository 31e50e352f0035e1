import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Alert rules as rows, with those that there were in the code, and silences (docs/decisions/0155). */
export const alertRules: Migration = {
  up: async (db) => {
    await sql`
      create table alert_rules (
        rule text primary key,
        title text not null,
        metric text not null,
        comparison text not null check (comparison in ('above', 'below')),
        limit_value double precision not null check (limit_value >= 0),
        minutes integer not null check (minutes between 1 and 60),
        role text not null,
        -- HH:MM in China.
        quiet_from text,
        quiet_until text,
        is_on boolean not null,
        version integer not null default 0,
        changed_by text references operators,
        changed_at timestamptz,
        check ((quiet_from is null) = (quiet_until is null)),
        check ((changed_by is null) = (changed_at is null))
      );
      -- Of a rule, or of the guard rail of an activity.
      create table alert_silences (
        rule text primary key,
        reason text not null check (length(reason) >= 4),
        silenced_by text not null references operators,
        silenced_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > silenced_at and ends_at <= silenced_at + interval '4 hours')
      );
      insert into alert_rules (rule, title, metric, comparison, limit_value, minutes, role, quiet_from, quiet_until, is_on)
      values
        ('claims-refused', '领取大量被拒', 'claimsRefusedShare', 'above', 50, 5, 'activities', null, null, true),
        ('deliveries-failed', '权益发放失败偏多', 'deliveriesFailedShare', 'above', 10, 5, 'service', null, null, true),
        ('orders-refused', '下单大量被拒', 'ordersRefusedShare', 'above', 50, 5, 'activities', null, null, true),
        ('slow-answers', '响应变慢', 'answersP99', 'above', 1000, 5, 'owner', null, null, true),
        ('upstream-failing', '上游失败偏多', 'upstreamFailedShare', 'above', 20, 5, 'owner', null, null, true),
        ('refunds-many', '退款金额偏多', 'refundedYuan', 'above', 20000, 60, 'finance', '23:00', '07:00', true),
        -- Which number of payments is too few depends on the mall.
        ('payments-few', '很久没有人付款', 'paid', 'below', 1, 60, 'finance', '23:00', '07:00', false);
    `.execute(db);
  },
};
