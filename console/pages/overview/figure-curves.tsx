import type { FigurePeriod, Figures, FigureStep } from '#core/contract/console/overview.shapes.ts';
import { Card } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';

const targetMs = 300;

/** Claims, those of the period before, and orders. */
export function FigureCurves({
  figures: { steps },
  period,
}: {
  readonly figures: Figures;
  readonly period: FigurePeriod;
}) {
  return (
    <Card title="领取与订单">
      <LineChart
        label="领取与订单"
        xs={steps.map(({ at }) => at)}
        isDaily={period === 'month'}
        series={[
          { name: '领取', values: steps.map(({ claims }) => claims), look: 'solid' },
          {
            name: period === 'month' ? '前 30 天' : '上周',
            values: steps.map(({ claimsBefore }) => claimsBefore),
            look: 'dashed',
          },
          { name: '订单', values: steps.map(({ orders }) => orders), look: 'solid' },
        ]}
      />
    </Card>
  );
}

interface ResponseTimesProps {
  readonly steps: readonly FigureStep[];
  readonly isDaily: boolean;
}
export const ResponseTimes = ({ steps, isDaily }: ResponseTimesProps) => (
  <Card title="响应时间" facts={`毫秒，目标 p99 ≤ ${targetMs}`}>
    <LineChart
      label="响应时间，毫秒"
      xs={steps.map(({ at }) => at)}
      isDaily={isDaily}
      series={[
        { name: 'p50', values: steps.map(({ p50 }) => p50 ?? 0), look: 'dashed' },
        { name: 'p99', values: steps.map(({ p99 }) => p99 ?? 0), look: 'solid' },
      ]}
      limit={{ name: `目标 ${targetMs}`, value: targetMs }}
    />
  </Card>
);
