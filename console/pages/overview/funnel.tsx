import { useQuery } from '@tanstack/react-query';
import { overview } from '#core/contract/console/overview.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import {
  claimSteps,
  narrowestStep,
  orderSteps,
  sumOfDays,
} from '#core/rules/console/figures/funnel-steps.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './insight.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');
const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`;
const periodNames = { day: '今天', week: '7 天', month: '30 天' } as const;

/** How many visitors came how far: each step beside the one before. */
export function Funnel({ period, city, host }: RequestOf<typeof overview.funnel>) {
  const filters = { period: period ?? 'day', city, host };
  const query = useQuery({
    ...reading(overview.funnel, filters),
    refetchInterval: 30_000,
    placeholderData: (before) => before,
  });
  const days = query.data?.rows ?? [];
  const counts = sumOfDays(days);
  const isEmpty = [...orderSteps, ...claimSteps].every(([step]) => counts[step] === 0);
  const most = Math.max(1, ...orderSteps.map(([step]) => counts[step]));
  const narrowest = narrowestStep(counts);
  const notes = [
    narrowest && `${narrowest.from}到${narrowest.to}最窄，${narrowest.percent}% 没有继续`,
    `领取权益 ${shown(counts.claimed)} 人，到账 ${shown(counts.received)} 人`,
    `登录的按人、没登录的按设备，每天每步算一次${days.length > 1 ? '，几天相加' : ''}`,
    '城市是号码归属地，渠道是当天第一次来访的应用',
  ];
  return (
    <Card
      title="下单漏斗"
      facts={`${periodNames[filters.period]}，按访客`}
      aside={
        <>
          <span className={styles.space} />
          <ExportButton endpoint={overview.funnel} filters={filters} fileName="下单漏斗" />
        </>
      }
    >
      {(query.error || isEmpty) && (
        <ListState query={query} isEmpty={isEmpty} empty="还没有访客，有人来访后约一分钟出现在这里" />
      )}
      {!isEmpty && (
        <table className={styles.funnel}>
          <caption>每一步的访客，和占上一步的比例</caption>
          <thead>
            <tr>
              <th scope="col">步骤</th>
              <th scope="col">访客</th>
              <th scope="col">占上一步</th>
            </tr>
          </thead>
          <tbody>
            {orderSteps.map(([step, title], at) => {
              const before = orderSteps[at - 1]?.[0];
              return (
                <tr key={step}>
                  <th scope="row">{title}</th>
                  <td>
                    <i style={{ width: `${Math.max(0.8, (counts[step] / most) * 68)}%` }} data-step={at} />
                    <b>{shown(counts[step])}</b>
                  </td>
                  <td>{before ? percent(counts[step], counts[before]) : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {!isEmpty && <p className={styles.note}>{notes.filter(Boolean).join('；')}</p>}
    </Card>
  );
}
