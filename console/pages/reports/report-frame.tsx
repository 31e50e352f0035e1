import type { ReactNode } from 'react';
import { changeOf } from '#core/rules/console/figures/change-of.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { Card } from '../../ui/card.tsx';
import { Figure, Figures } from '../../ui/figure.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { RankChart } from '../../ui/rank-chart.tsx';
import { ReportTable, type ReportRow } from './report-table.tsx';
import type { DayChart, Measure, ReportView } from './report-views.ts';
import styles from './reports.module.css';

type Counts<Name extends string> = Readonly<Record<Name, number>>;
type Compared<Name extends string> = Omit<ReportRow<Name>, 'key' | 'name'>;
export type ReportDay<Name extends string> = {
  readonly day: string;
  readonly now: Counts<Name>;
  readonly before: Counts<Name>;
};

export interface CountedReport<Name extends string> {
  readonly readAt: string;
  readonly total: Compared<Name>;
  readonly days: readonly ReportDay<Name>[];
  readonly rows: readonly ReportRow<Name>[];
  /** Of the one group that is chosen. */
  readonly onlyName?: string | null;
}

interface ReportFrameProps<Name extends string> {
  readonly view: ReportView<Name>;
  readonly by: string;
  readonly groupTitle: string;
  readonly report: CountedReport<Name>;
  readonly onOpen: (key: string) => void;
  readonly aside: ReactNode;
}

const shownBars = 9;

/** The figures of a period, two charts and the table of its days or groups. */
export function ReportFrame<Name extends string>({
  view: { title, measures, charts, rankedBy },
  by,
  groupTitle,
  report: { readAt, total, days, rows },
  onOpen,
  aside,
}: ReportFrameProps<Name>) {
  const [first, second] = charts;
  const today = chinaDay(Date.parse(readAt));
  const ranked = measures.find(({ name }) => name === rankedBy);
  return (
    <>
      <TotalFigures measures={measures} total={total} />
      <div className={styles.charts}>
        <DaysCard chart={first} days={days} today={today} />
        {by === 'day' || !ranked ? (
          <DaysCard chart={second} days={days} today={today} />
        ) : (
          <Card title={`${ranked.title}最多的${groupTitle}`} facts={`共 ${rows.length} 个`}>
            <RankChart
              label={`${ranked.title}最多的${groupTitle}`}
              rows={rows
                .map((row) => ({ name: row.name, value: row.now[rankedBy] }))
                .toSorted((one, other) => other.value - one.value)
                .slice(0, shownBars)}
              text={ranked.text}
            />
          </Card>
        )}
      </div>
      <Card title={`${title}，按${groupTitle}`} facts="小字是较前一期" aside={aside} isFlush>
        <ReportTable
          caption={`${title}，按${groupTitle}`}
          nameTitle={groupTitle}
          measures={measures}
          total={total}
          rows={rows}
          onOpen={by === 'day' ? undefined : onOpen}
        />
      </Card>
    </>
  );
}

interface TotalFiguresProps<Name extends string> {
  readonly measures: readonly Measure<Name>[];
  readonly total: Compared<Name>;
}
export const TotalFigures = <Name extends string>({ measures, total }: TotalFiguresProps<Name>) => (
  <Figures>
    {measures.map(({ name, title, text }) => (
      <Figure key={name} title={title} value={text(total.now[name])}>
        {changeText(total.complete[name], total.before[name])}
      </Figure>
    ))}
  </Figures>
);

interface DaysCardProps<Name extends string> {
  readonly chart: DayChart<Name>;
  readonly days: readonly ReportDay<Name>[];
  readonly today: string;
}
export function DaysCard<Name extends string>({ chart: { title, lines }, days, today }: DaysCardProps<Name>) {
  const over = days.filter(({ day }) => day < today);
  // A day that has just begun would look like a fall.
  const shown = over.length > 1 ? over : days;
  return (
    <Card title={title} facts="按天，虚线是前一期">
      <LineChart
        label={title}
        xs={shown.map(({ day }) => chinaDayBounds(day).from.toISOString())}
        series={lines.map(({ name, measure, of, part = 1 }) => ({
          name,
          values: shown.map((day) => day[of][measure] / part),
          look: of === 'now' ? 'solid' : 'dashed',
        }))}
        isDaily
      />
    </Card>
  );
}

function changeText(complete: number, before: number): string {
  const change = changeOf(complete, before);
  return change === undefined ? '前一期没有' : `${change} 较前一期`;
}
