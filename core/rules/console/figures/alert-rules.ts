import type { AlertComparison, AlertMetric } from '#core/contract/console/operations/alert-metrics.ts';
import { chinaTime, type Instant } from '../../format/china-time.ts';
import { alertMetrics, type FigureWindow, type MetricValue } from './alert-metrics.ts';

export const comparisonNames: Readonly<Record<AlertComparison, string>> = { above: '高于', below: '低于' };

/** The figures of the last minutes are added up and compared with the limit. */
export interface AlertCondition {
  readonly metric: AlertMetric;
  readonly comparison: AlertComparison;
  readonly limit: number;
  readonly minutes: number;
}
export const maxAlertMinutes = 60;

/** A count of the figures of one minute. */
export interface MinuteFigure {
  readonly minute: Date;
  readonly figure: string;
  readonly label: string;
  readonly value: number;
}

const minuteMs = 60_000;

function windowOf(rows: Iterable<MinuteFigure>): FigureWindow {
  const window = new Map<string, Map<string, number>>();
  for (const { figure, label, value } of rows) {
    const labels = window.get(figure) ?? new Map<string, number>();
    window.set(figure, labels.set(label, (labels.get(label) ?? 0) + value));
  }
  return window;
}

/** The metric over the minutes before a time. */
export const metricAt = (
  { metric, minutes }: Pick<AlertCondition, 'metric' | 'minutes'>,
  rows: readonly MinuteFigure[],
  at: number,
): MetricValue | undefined =>
  alertMetrics[metric].value(
    windowOf(
      rows.filter(
        ({ minute, figure }) =>
          minute.getTime() > at - minutes * minuteMs &&
          minute.getTime() <= at &&
          alertMetrics[metric].figures.includes(figure),
      ),
    ),
  );

const isBroken = ({ comparison, limit }: AlertCondition, value: number): boolean =>
  comparison === 'above' ? value > limit : value < limit;

const shown = (value: number, unit: string): string =>
  `${Math.round(value).toLocaleString('zh-CN')}${unit === '%' ? '%' : ` ${unit}`}`;

/** 响应 p99 近 5 分钟高于 1,000 毫秒 */
export const conditionText = ({ metric, comparison, limit, minutes }: AlertCondition): string =>
  `${alertMetrics[metric].name} 近 ${minutes} 分钟${comparisonNames[comparison]} ${shown(limit, alertMetrics[metric].unit)}`;

/** What is wrong at a time, with its figures; undefined: nothing is. */
export function brokenText(
  condition: AlertCondition,
  rows: readonly MinuteFigure[],
  at: number,
): string | undefined {
  const found = metricAt(condition, rows, at);
  if (!found || !isBroken(condition, found.value)) return undefined;
  const { name, unit } = alertMetrics[condition.metric];
  const of = found.of === '' ? '' : `（${found.of}）`;
  return `近 ${condition.minutes} 分钟${name} ${shown(found.value, unit)}${of}，${condition.comparison === 'above' ? '上限' : '下限'} ${shown(condition.limit, unit)}`;
}

export interface DryRun {
  /** Minutes of the last day that had a value. */
  readonly minutes: number;
  readonly firedMinutes: number;
  /** Alerts that there would have been. */
  readonly alerts: number;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** What a rule would have done in the minutes until `until`: each minute is judged as it would have been then. */
export function dryRun(
  condition: AlertCondition,
  rows: readonly MinuteFigure[],
  { from, until }: { readonly from: number; readonly until: number },
): DryRun {
  const { figures, value } = alertMetrics[condition.metric];
  const byMinute = new Map<number, MinuteFigure[]>();
  for (const row of rows) {
    if (!figures.includes(row.figure)) continue;
    const at = row.minute.getTime();
    byMinute.set(at, [...(byMinute.get(at) ?? []), row]);
  }
  const first = Math.ceil(from / minuteMs) * minuteMs;
  let [minutes, firedMinutes, alerts, wasFired] = [0, 0, 0, false];
  let [lowest, highest]: (number | null)[] = [null, null];
  for (let at = first; at <= until; at += minuteMs) {
    const own = Array.from(
      { length: condition.minutes },
      (_, back) => byMinute.get(at - back * minuteMs) ?? [],
    );
    const found = value(windowOf(own.flat()));
    const fires = found !== undefined && isBroken(condition, found.value);
    if (found) {
      minutes += 1;
      lowest = Math.min(lowest ?? found.value, found.value);
      highest = Math.max(highest ?? found.value, found.value);
    }
    if (fires) firedMinutes += 1;
    if (fires && !wasFired) alerts += 1;
    wasFired = fires;
  }
  return { minutes, firedMinutes, alerts, lowest: lowest ?? null, highest: highest ?? null };
}

/** The verdict on a dry run; `isOdd`: the limit says nothing, because it is always or never broken. */
export function dryRunText(
  { metric }: Pick<AlertCondition, 'metric'>,
  { minutes, firedMinutes, alerts, lowest, highest }: DryRun,
): { readonly text: string; readonly isOdd: boolean } {
  const { unit } = alertMetrics[metric];
  if (minutes === 0 || lowest === null || highest === null)
    return { text: '最近一天没有足够的数据，看不出会不会告警', isOdd: true };
  const range = `最近一天在 ${shown(lowest, unit)} 到 ${shown(highest, unit)} 之间`;
  if (firedMinutes === 0) return { text: `${range}，一次都不会告警`, isOdd: true };
  if (firedMinutes === minutes) return { text: `${range}，会一直告警`, isOdd: true };
  return {
    text: `${range}，会告警 ${alerts} 次，共 ${firedMinutes.toLocaleString('zh-CN')} 分钟`,
    isOdd: false,
  };
}

const minuteOfDay = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Whether a time is in the quiet time of a rule (HH:MM in China, also over midnight). */
export function isQuiet(
  { quietFrom, quietUntil }: { readonly quietFrom: string | null; readonly quietUntil: string | null },
  at: Instant,
): boolean {
  if (quietFrom === null || quietUntil === null) return false;
  const { hour, minute } = chinaTime(at);
  const [now, from, until] = [hour * 60 + minute, minuteOfDay(quietFrom), minuteOfDay(quietUntil)];
  return from <= until ? now >= from && now < until : now >= from || now < until;
}

/** One person silences a rule for so long at most. */
export const maxSilenceMs = 4 * 3_600_000;
export function silenceFault(until: number, now: number): string | undefined {
  if (until <= now) return '结束时间已经过了，请重新填写';
  return until - now > maxSilenceMs ? '最长静默 4 小时，到时再看' : undefined;
}
