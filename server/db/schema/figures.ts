import type { Generated, GeneratedAlways } from 'kysely';
import type { AlertComparison, AlertMetric } from '#core/contract/console/operations/alert-metrics.ts';
import type { Role } from '#core/contract/console/permissions.ts';

/** A figure of one minute, as one process counted it. */
export interface MetricMinutes {
  minute: Date;
  figure: string;
  label: string;
  process: string;
  value: number;
}

export interface Alerts {
  alert_id: string;
  rule: string;
  detail: string;
  raised_at: Date;
  cleared_at: Date | null;
  taken_by: string | null;
  taken_at: Date | null;
}

/** When an alert is raised, and whose it is. */
export interface AlertRules {
  rule: string;
  title: string;
  metric: AlertMetric;
  comparison: AlertComparison;
  limit_value: number;
  minutes: number;
  role: Role;
  /** HH:MM in China: from then on an alert is listed and notifies no operator. */
  quiet_from: string | null;
  quiet_until: string | null;
  is_on: boolean;
  version: Generated<number>;
  /** Null: as the product came. */
  changed_by: string | null;
  changed_at: Date | null;
}

/** A rule, or the guard rail of an activity, that notifies no operator until its end. */
export interface AlertSilences {
  rule: string;
  reason: string;
  silenced_by: string;
  silenced_at: Date;
  ends_at: Date;
}

/** Visitors of a day, of a city and of a host who came to a step. */
export interface DayFunnels {
  /** YYYY-MM-DD, in China. */
  day: string;
  city: string;
  host: string;
  step: string;
  visitors: number;
}

/** Who was counted at which step of a day. */
export interface FunnelMarks {
  day: string;
  step: string;
  visitor: string;
  city: string;
  host: string;
  at: Date;
}

export interface FunnelProgress {
  is_only: Generated<boolean>;
  counted_until: Date;
}

/** Of the members of a month, who had a membership in their nth month. */
export interface RenewalCohorts {
  /** YYYY-MM-01, in China. */
  month: string;
  city: string;
  nth: number;
  reached: number;
  renewed: number;
}

/** Participation in an activity in a minute, counted from committed rows. */
export interface ActivityMinutes {
  kind: string;
  activity_id: string;
  minute: Date;
  joined: number;
  won: number;
  spent_fen: number;
}

/** Refused participation in a minute, by reason. */
export interface ActivityRefusals {
  kind: 'group' | 'lottery' | 'cash';
  activity_id: string;
  minute: Date;
  why: string;
  refused: number;
}

/** A limit that stops an activity or raises an alert. */
export interface GuardRails {
  kind: string;
  activity_id: string;
  measure: 'fenPerHour' | 'joinedPerMinute' | 'wonPerMinute' | 'wonPercent';
  max_value: number;
  act: 'stop' | 'alert';
}

export type ReportLevel = 'place' | 'product' | 'cell';

/** Claims of a day: of a city and host, of a product, or of all three. */
export interface ReportClaimDays {
  level: ReportLevel;
  /** YYYY-MM-DD, in China. */
  day: string;
  product_id: string;
  city: string;
  host: string;
  claimed: number;
  delivered: number;
  failed: number;
}

export interface ReportOrderDays {
  level: ReportLevel;
  day: string;
  goods_id: string;
  city: string;
  host: string;
  orders: number;
  pieces: number;
  paid: number;
  paid_fen: number;
  refunds: number;
  refunds_fen: number;
}

/** Claims and orders of an hour, of a city and a host. */
export interface ReportPlaceHours {
  hour: Date;
  city: string;
  host: string;
  claimed: Generated<number>;
  delivered: Generated<number>;
  failed: Generated<number>;
  orders: Generated<number>;
  paid: Generated<number>;
  paid_fen: Generated<number>;
  refunds: Generated<number>;
  refunds_fen: Generated<number>;
}

/** Refusals and response times of an hour, of all processes. */
export interface MetricHours {
  hour: Date;
  figure: string;
  label: string;
  value: number;
}

/** Under which city and host an order or an unsettled claim was counted. */
export interface ReportOrigins {
  kind: 'claim' | 'order';
  id: string;
  city: string;
  host: string;
}

export interface ReportProgress {
  report: string;
  folded_until: Date;
  seen_at: Date;
  seen_xid: string;
}

/** Events of pages of a day by their kind, page and app. */
export interface EventDays {
  day: string;
  event: string;
  page: string;
  host: string;
  events: number;
}

/** What an activity did and cost on a day. */
export interface ActivityDays {
  day: string;
  kind: string;
  activity_id: string;
  activity: GeneratedAlways<string>;
  joined: number;
  won: number;
  spent_fen: number;
}

export interface FigureTables {
  event_days: EventDays;
  activity_days: ActivityDays;
  report_claim_days: ReportClaimDays;
  report_order_days: ReportOrderDays;
  report_origins: ReportOrigins;
  report_place_hours: ReportPlaceHours;
  report_progress: ReportProgress;
  activity_minutes: ActivityMinutes;
  activity_refusals: ActivityRefusals;
  guard_rails: GuardRails;
  day_funnels: DayFunnels;
  funnel_marks: FunnelMarks;
  funnel_progress: FunnelProgress;
  renewal_cohorts: RenewalCohorts;
  metric_minutes: MetricMinutes;
  metric_hours: MetricHours;
  alerts: Alerts;
  alert_rules: AlertRules;
  alert_silences: AlertSilences;
}
