import type { UpstreamRow } from '#core/contract/console/operations/upstreams.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ProcessLine } from './upstream-words.tsx';

/** The last hour of one upstream, and its breaker in each process. */
export const UpstreamDetail = ({ row }: { readonly row: UpstreamRow }) => (
  <Card title={row.name} facts={`断开时：${row.without}`}>
    <LineChart
      label={`${row.name}近 1 小时，次`}
      xs={row.steps.map(({ at }) => at)}
      series={[
        { name: '应答', values: row.steps.map(({ answered }) => answered), look: 'solid' },
        { name: '失败', values: row.steps.map(({ failed }) => failed), look: 'dashed' },
      ]}
    />
    <FactList
      facts={[
        ...row.processes.map(
          (process) => [process.process, <ProcessLine key={process.process} process={process} />] as const,
        ),
        [
          '没有发出',
          row.notSent === 0 ? '' : `近 1 小时 ${row.notSent.toLocaleString('zh-CN')} 次，熔断时直接拒绝`,
        ],
        [
          '手动断开',
          row.forced
            ? `${row.forced.by} ${formatTime(row.forced.at)}：${row.forced.reason}，${formatTime(row.forced.until).slice(0, -3)} 自动取消`
            : '',
        ],
      ]}
    />
  </Card>
);
