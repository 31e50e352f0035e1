import type { ReactNode } from 'react';
import type { ReportGroup } from '#core/contract/console/reports/report-groups.ts';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import { changeOf } from '#core/rules/console/figures/change-of.ts';
import { Card } from '../../ui/card.tsx';
import { Figure, Figures } from '../../ui/figure.tsx';
import { LineChart, type ChartSeries } from '../../ui/line-chart.tsx';
import { RankChart } from '../../ui/rank-chart.tsx';
import { ReportTable, type ReportRow } from './report-table.tsx';
import type { Measure } from './report-measures.ts';
import styles from './reports.module.css';

type Counts<Name extends string> = Readonly<Record<Name, number>>;
interface Report<Name extends string> {
  readonly total: Omit<ReportRow<Name>, 'key' | 'name'>;
  readonly days: readonly {
    readonly day: string;
    readonly now: Counts<Name>;
    readonly before: Counts<Name>;
  }[];
  readonly rows: readonly ReportRow<Name>[];
}

/** Lines of a chart over days. `part`: 1 for counts, 100 for amounts in yuan. */
export interface DayChart<Name extends string> {
  readonly title: string;
  readonly lines: readonly {
    readonly name: string;
    readonly measure: Name;
    readonly of: 'now' | 'before';
    readonly part?: number;
  }[];
}

interface ReportFrameProps<Name extends string> {
  readonly title: string;
  readonly by: ReportGroup;
  readonly groupTitle: string;
  readonly report: Report<Name>;
  readonly measures: readonly Measure<Name>[];
  readonly charts: readonly [DayChart<Name>, DayChart<Name>];
  /** What groups are compared by in the second chart. */
  readonly rankedBy: Name;
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly aside: ReactNode;
}

const shownBars = 9;

/** The figures of a period, two charts and the table of its days or groups. */
export function ReportFrame<Name extends string>({
  title,
  by,
  groupTitle,
  report,
  measures,
  charts,
  rankedBy,
  onOpen,
  aside,
}: ReportFrameProps<Name>) {
  const { total, days, rows } = report;
  const xs = days.map(({ day }) => chinaDayBounds(day).from.toISOString());
  const series = ({ lines }: DayChart<Name>): readonly ChartSeries[] =>
    lines.map(({ name, measure, of, part = 1 }) => ({
      name,
      values: days.map((day) => day[of][measure] / part),
      look: of === 'now' ? 'solid' : 'dashed',
    }));
  const chart = (each: DayChart<Name>) => (
    <Card title={each.title} facts="按天，虚线是前一期">
      <LineChart label={each.title} xs={xs} series={series(each)} isDaily />
    </Card>
  );
  const [first, second] = charts;
  const ranked = measures.find(({ name }) => name === rankedBy);
  return (
    <>
      <Figures>
        {measures.map(({ name, title: measure, text }) => (
          <Figure key={name} title={measure} value={text(total.now[name])}>
            {changeText(total.complete[name], total.before[name])}
          </Figure>
        ))}
      </Figures>
      <div className={styles.charts}>
        {chart(first)}
        {by === 'day' || !ranked ? (
          chart(second)
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
          onOpen={onOpen}
        />
      </Card>
    </>
  );
}

function changeText(complete: number, before: number): string {
  const change = changeOf(complete, before);
  return change === undefined ? '前一期没有' : `${change} 较前一期`;
}
