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

export interface FigureTables {
  metric_minutes: MetricMinutes;
  alerts: Alerts;
}
