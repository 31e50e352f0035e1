import { sql, type RawBuilder } from 'kysely';
import { daysBetween, reportPeriod, type ComparedPeriod } from '#core/rules/console/figures/report-period.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../db/database.ts';

type Counts<Name extends string> = Readonly<Record<Name, number>>;
/** 'later': a day of the period before that stands beside one that is not over. */
type Part = 'now' | 'complete' | 'before' | 'later';

/** Where the days of a report are kept. */
export interface ReportSource<Name extends string, Group extends string> {
  readonly table: string;
  /** The column of each group. */
  readonly groups: Readonly<Record<Group, string>>;
  /** The counts of several rows together. The first says which rows of a report come first. */
  readonly counts: Readonly<Record<Name, RawBuilder<unknown>>>;
  /** Of a table with several levels, that which has these groups. */
  readonly levelOf?: (groups: readonly Group[]) => string;
  countedUntil(db: Db): Promise<Date | undefined>;
  namesOf(db: Db, group: Group, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ReportInput<Group extends string> {
  readonly period: number;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly by: Group | 'day';
  readonly only: Readonly<Partial<Record<Group, string | undefined>>>;
}

interface Cell<Name extends string> {
  readonly key: string | null;
  readonly day: string | null;
  readonly part: Part;
  readonly counts: Counts<Name>;
}

interface Compared<Name extends string> {
  readonly now: Counts<Name>;
  readonly complete: Counts<Name>;
  readonly before: Counts<Name>;
}
interface Report<Name extends string> {
  readAt: string;
  from: string;
  until: string;
  countedUntil: string | null;
  total: Compared<Name>;
  days: { day: string; now: Counts<Name>; before: Counts<Name> }[];
  rows: (Compared<Name> & { key: string; name: string })[];
  nextKey: null;
  count: { value: number; exact: boolean };
}

/** The days of a period and of the one before, summed by day and by the chosen group in one reading. */
export async function readReport<Name extends string, Group extends string>(
  db: Db,
  source: ReportSource<Name, Group>,
  input: ReportInput<Group>,
  now: Date,
): Promise<Report<Name>> {
  const period = reportPeriod(input, chinaDay(now));
  const [cells, countedUntil] = await Promise.all([
    readCells(db, source, input, period),
    source.countedUntil(db),
  ]);
  const names = Object.keys(source.counts) as Name[];
  const sum = (some: readonly Cell<Name>[]): Counts<Name> =>
    Object.fromEntries(
      names.map((name) => [name, some.reduce((all, { counts }) => all + counts[name], 0)]),
    ) as Counts<Name>;
  const partsOf = (some: readonly Cell<Name>[]): Compared<Name> => {
    const of = (...parts: readonly Part[]) => sum(some.filter(({ part }) => parts.includes(part)));
    return { now: of('now', 'complete'), complete: of('complete'), before: of('before') };
  };
  const ofDays = cells.filter(({ day }) => day !== null);
  const days = daysOf(period, new Map(ofDays.map(({ day, counts }) => [day, counts])), sum([]));
  const rows =
    input.by === 'day'
      ? days.toReversed().map(({ day, now: counts, before }) => {
          const isOver = day <= period.completeUntil;
          return {
            key: day,
            name: day,
            now: counts,
            complete: isOver ? counts : sum([]),
            before: isOver ? before : sum([]),
          };
        })
      : await groupRows(db, source, input.by, cells, partsOf);
  return {
    readAt: now.toISOString(),
    from: period.from,
    until: period.until,
    countedUntil: countedUntil?.toISOString() ?? null,
    total: partsOf(ofDays),
    days,
    rows,
    nextKey: null,
    count: { value: rows.length, exact: true },
  };
}

/** Every day of the period, beside the one of the period before that has the same place. */
function daysOf<Count>(
  { from, until }: ComparedPeriod,
  counted: ReadonlyMap<string | null, Count>,
  zero: Count,
): { day: string; now: Count; before: Count }[] {
  const length = daysBetween(from, until) + 1;
  return Array.from({ length }, (_, at) => daysBefore(until, length - 1 - at)).map((day) => ({
    day,
    now: counted.get(day) ?? zero,
    before: counted.get(daysBefore(day, length)) ?? zero,
  }));
}

/** The groups, those with the most first. */
async function groupRows<Name extends string, Group extends string>(
  db: Db,
  { counts, namesOf }: ReportSource<Name, Group>,
  by: Group,
  cells: readonly Cell<Name>[],
  partsOf: (some: readonly Cell<Name>[]) => Compared<Name>,
) {
  const ofGroups = cells.filter(({ key, part }) => key !== null && part !== 'later');
  const keys = [...new Set(ofGroups.map(({ key }) => key ?? ''))];
  const names = await namesOf(db, by, keys);
  const [main] = Object.keys(counts) as Name[];
  return keys
    .map((key) => ({
      key,
      name: names.get(key) ?? key,
      ...partsOf(ofGroups.filter((cell) => cell.key === key)),
    }))
    .toSorted((one, other) => (main ? other.now[main] - one.now[main] : 0) || (one.key < other.key ? -1 : 1));
}

async function readCells<Name extends string, Group extends string>(
  db: Db,
  { table, groups, counts, levelOf }: ReportSource<Name, Group>,
  { by, only }: ReportInput<Group>,
  period: ComparedPeriod,
): Promise<readonly Cell<Name>[]> {
  const filters = (Object.keys(groups) as Group[]).filter((group) => only[group] !== undefined);
  const needed = by === 'day' ? filters : [...filters, by];
  const conditions: RawBuilder<unknown>[] = [
    ...(levelOf ? [sql`level = ${sql.lit(levelOf(needed))}`] : []),
    sql`day between ${period.beforeFrom}::date and ${period.until}::date`,
    ...filters.map((group) => sql`${sql.ref(groups[group])} = ${only[group]}`),
  ];
  const sums = Object.entries<RawBuilder<unknown>>(counts).map(
    ([name, of]) => sql`${sql.lit(name)}, coalesce(${of}, 0)`,
  );
  const { rows } = await sql<Cell<Name>>`
    select key, day::text as day, part, json_build_object(${sql.join(sums)}) as counts
    from (
      select *, ${by === 'day' ? sql`null::text` : sql.ref(groups[by])} as key,
        case when day > ${period.completeUntil}::date and day >= ${period.from}::date then 'now'
          when day >= ${period.from}::date then 'complete'
          when day <= ${period.beforeUntil}::date then 'before' else 'later' end as part
      from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    ) as counted
    group by grouping sets ((part, day), (part, key))
    having grouping(day) = 0 or key is not null`.execute(db);
  return rows;
}
