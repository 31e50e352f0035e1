import type { Generated, JSONColumnType } from 'kysely';

/** An area whose subscribers see a notice page instead (§4). A row, so that it applies to every instance. */
export interface AreaDegradations {
  degradation_id: string;
  area_num: string;
  /** channelWay of the mall it applies to, '*' for all; or a part of the product in all of them (`core/contract/common/features.ts`). */
  feature: Generated<string>;
  flag: number;
  begins_at: Date | null;
  ends_at: Date | null;
  note: Generated<string>;
  /** The operator who switched it; null: the demo or the workbench. */
  set_by: string | null;
  set_at: Date | null;
  proposal_id: string | null;
  lifted_by: string | null;
  lifted_at: Date | null;
  /** The last switch of its cell, in force or over. */
  is_current: Generated<boolean>;
}

/** A city and what is switched in it: its row is the lock of acts on the cell, and counts them. */
export interface SwitchCells {
  area_num: string;
  feature: string;
  version: Generated<number>;
  changed_by: string | null;
}

export interface MaintenanceNotices {
  notice_id: string;
  feature: Generated<string>;
  type: Generated<number>;
  /** Empty: the page's own text. */
  title: Generated<string>;
  message: Generated<string>;
  begins_at: Date | null;
  ends_at: Date | null;
  /** Null: not by an operator. */
  set_by: string | null;
  set_at: Generated<Date>;
  reason: Generated<string>;
  proposal_id: string | null;
  lifted_by: string | null;
  lifted_at: Date | null;
}

export interface Dictionary {
  code: string;
  name: string;
  value: string;
  sort: Generated<number>;
  /** Whether pages may read it. */
  is_public: Generated<boolean>;
}

export interface QrMaterials {
  material_id: string;
  /** '*': every channel without a code of its own. */
  channel_id: Generated<string>;
  title: string;
  guide: string;
  content: string;
  pic_url: string;
}

/** Products of a page, and the monthly right in each that counts as one use there ('' for none). */
export interface PageProducts {
  page_id: string;
  product_id: string;
  rights_id: Generated<string>;
}

/** Conditions of an order, for one target or ('*') for all of its kind. */
export interface OrderRules {
  target_kind: 'product' | 'sku' | 'business';
  target_id: Generated<string>;
  rule_code: string;
  value: Generated<string>;
  sort: Generated<number>;
}

/** What the breaker of a process before an upstream does, as the process last wrote it. */
export interface UpstreamStates {
  process: string;
  upstream: string;
  state: 'closed' | 'half-open' | 'open';
  since: Date;
  seen_at: Date;
  last_failure: string | null;
  last_failed_at: Date | null;
}

/** Requests of a process to an upstream in a minute. */
export interface UpstreamMinutes {
  minute: Date;
  upstream: string;
  process: string;
  answered: number;
  failed: number;
  not_sent: number;
  times: JSONColumnType<Record<string, number>>;
}

/** An upstream that an operator opened: no process sends it a request until the end. */
export interface OpenedUpstreams {
  upstream: string;
  reason: string;
  opened_by: string;
  opened_at: Date;
  ends_at: Date;
}

/** A limit that two owners changed. */
export interface LimitValues {
  limit_key: string;
  value: number;
  version: Generated<number>;
  changed_at: Date;
  proposal_id: string;
}

/** What a process last knew of one of its background works. */
export interface BackgroundJobs {
  kind: 'work' | 'recurring';
  job: string;
  process: string;
  every_ms: number;
  runs: number;
  failures: number;
  last_run_at: Date | null;
  last_ms: number | null;
  is_failing: boolean;
  last_failed_at: Date | null;
  last_error: Generated<string>;
  seen_at: Date;
}

/** How far the rows of a table have been given their subscriber. */
export interface SubscriberFills {
  table_name: string;
  next_block: Generated<number>;
  filled_at: Date | null;
}

export interface OperationTables {
  subscriber_fills: SubscriberFills;
  background_jobs: BackgroundJobs;
  limit_values: LimitValues;
  upstream_states: UpstreamStates;
  upstream_minutes: UpstreamMinutes;
  opened_upstreams: OpenedUpstreams;
  switch_cells: SwitchCells;
  area_degradations: AreaDegradations;
  maintenance_notices: MaintenanceNotices;
  dictionary: Dictionary;
  qr_materials: QrMaterials;
  page_products: PageProducts;
  order_rules: OrderRules;
}
