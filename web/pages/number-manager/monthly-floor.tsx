import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { dataText } from '#core/rules/number/data-amount.ts';
import { BarChart } from '#web/features/number/bar-chart.tsx';
import { useNumberCall } from '#web/features/number/use-number-call.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './monthly-floor.module.css';

const monthName = (month: string): string => `${Number(month.slice(5))}月`;

/** The data usage of the last six months. */
export function MonthlyFloor() {
  const href = useHref();
  const { input, to } = useNumber();
  const monthly = useNumberCall(phoneFlow.monthlyFlow, input);
  return (
    <Floor
      header={{
        title: '月度流量',
        chip: (
          <span className={styles.legend} aria-hidden="true">
            <span className={styles.now}>本月</span>
            <span>历史</span>
          </span>
        ),
        more: { href: href(to('flowManage')), text: '流量详单' },
      }}
    >
      <QueryState
        query={monthly}
        skeleton={<SkeletonBox className={styles.chartSkeleton} />}
        isEmpty={({ months }) => months.length === 0}
        empty={<p className="text-tertiary">还没有流量记录</p>}
      >
        {({ months }) => (
          <BarChart
            label={`近${months.length}个月流量`}
            unit="GB"
            measure="已用流量"
            values
            bars={months.map(({ month, usedMb }, at) => ({
              key: month,
              text: monthName(month),
              name: `${month.slice(0, 4)}年${monthName(month)}`,
              value: usedMb / 1024,
              valueText: dataText(usedMb),
              isNow: at === months.length - 1,
            }))}
          />
        )}
      </QueryState>
    </Floor>
  );
}
