import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './activities.module.css';

interface ActivityCurveProps {
  readonly kind: ActivityKind;
  readonly activityId: string;
  readonly isLive: boolean;
}
const periods = [
  ['hour', '1 小时'],
  ['day', '今天'],
  ['week', '7 天'],
] as const;
const everyMs = 15_000;

/** Participation and cost by time, counted by minute. */
export function ActivityCurve({ kind, activityId, isLive }: ActivityCurveProps) {
  const [period, setPeriod] = useState<(typeof periods)[number][0]>('hour');
  const query = useQuery({
    ...reading(everyActivity.activityCurve, { kind, activityId, period }),
    refetchInterval: isLive ? everyMs : false,
    placeholderData: (before) => before,
  });
  const points = query.data?.points ?? [];
  const step = (query.data?.stepMs ?? 60_000) / 60_000;
  const joined = points.map((point) => point.joined);
  const won = points.map((point) => point.won);
  const all = joined.reduce((sum, each) => sum + each, 0);
  return (
    <Card
      title="参与曲线"
      facts={`每 ${step} 分钟`}
      aside={
        <span className={styles.periods} role="group" aria-label="看多久">
          {periods.map(([each, text]) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {text}
            </button>
          ))}
        </span>
      }
    >
      {points.length > 1 ? (
        <LineChart
          label={`参与曲线，共 ${all.toLocaleString('zh-CN')} 次`}
          xs={points.map(({ at }) => at)}
          series={[
            { name: '参与', values: joined, look: 'solid' },
            ...(kind === 'lottery'
              ? [{ name: '中奖', values: won, look: 'dashed' } as const]
              : [
                  {
                    name: '花费（元）',
                    values: points.map(({ spentFen }) => Math.round(spentFen / 100)),
                    look: 'dashed',
                  } as const,
                ]),
          ]}
        />
      ) : (
        <ListState query={query} isEmpty empty="零点刚过，两个时段后有曲线" />
      )}
    </Card>
  );
}
