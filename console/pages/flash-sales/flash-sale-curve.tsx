import { useQuery } from '@tanstack/react-query';
import { activities } from '#core/contract/console/activities/activities.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ListState } from '../../ui/parts.tsx';

interface FlashSaleCurveProps {
  readonly sessionId: string;
  readonly total: number;
  /** How often it is read again; false: it does not change. */
  readonly every: number | false;
}
/** The dashed limit is drawn when the line comes near it, otherwise it would flatten the line. */
const nearShare = 0.4;

/** Pieces that were taken, by time. */
export function FlashSaleCurve({ sessionId, total, every }: FlashSaleCurveProps) {
  const query = useQuery({ ...reading(activities.flashSaleCurve, { sessionId }), refetchInterval: every });
  const { points = [], peak, stepMs = 60_000 } = query.data ?? {};
  const sum = points[points.length - 1]?.sum ?? 0;
  const step = `每 ${stepMs / 60_000} 分钟`;
  return (
    <Card
      title="抢购曲线"
      facts={peak ? `最多每分钟 ${peak.perMinute.toLocaleString('zh-CN')} 件，${formatTime(peak.at)}` : ''}
    >
      {points.length > 1 && (
        <LineChart
          label={`抢购曲线，累计 ${sum.toLocaleString('zh-CN')} 件`}
          xs={points.map(({ at }) => at)}
          series={[
            { name: '累计', values: points.map((point) => point.sum), look: 'solid' },
            { name: step, values: points.map(({ taken }) => taken), look: 'dashed' },
          ]}
          {...(sum >= total * nearShare && {
            limit: { name: `共 ${total.toLocaleString('zh-CN')}`, value: total },
          })}
        />
      )}
      {points.length <= 1 && <ListState query={query} isEmpty empty="还没有开场，开场两分钟后有曲线" />}
    </Card>
  );
}
