import { chinaInstant, chinaTime, type Instant } from './china-time.ts';

const written =
  /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2}))?(?:(?:^|[ T]+)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** The date of a value with a time of day only (§5). */
const dateOfTimeOnly = { year: 2023, month: 1, day: 1 };

/** Parses text as China time; undefined when it is no valid time. */
export function parseChinaTime(value: Instant | string): number | undefined {
  if (typeof value !== 'string') return Number.isFinite(Number(value)) ? Number(value) : undefined;
  const text = value.trim();
  if (zoned.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : at;
  }
  const match = written.exec(text);
  if (!match || text === '') return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = match;
  const date =
    year === undefined ? dateOfTimeOnly : { year: Number(year), month: Number(month), day: Number(day) };
  const time = { ...date, hour: Number(hour), minute: Number(minute), second: Number(second) };
  const at = chinaInstant(time);
  return Object.entries(chinaTime(at)).every(([part, shown]) => time[part as keyof typeof time] === shown)
    ? at
    : undefined;
}
