import { useState } from 'react';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import { dataText, usedPercent } from '#core/rules/number/data-amount.ts';
import { BarChart } from '#web/features/number/bar-chart.tsx';
import { PercentTrack } from '#web/features/number/percent-track.tsx';
import { useNumberCall } from '#web/features/number/use-number-call.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { isSettled, type QueryResult } from '#web/platform/queries/use-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import styles from './usage-floor.module.css';

const monthName = (month: string): string => `${Number(month.slice(5))}月`;
const labelled = (day: number): boolean => day === 1 || day % 5 === 0;

export interface MonthUsage {
  readonly months: readonly { readonly month: string }[];
  readonly month: string | undefined;
  choose(month: string): void;
  /** The month's usage, or that of the last one shown while it is loading. */
  readonly usage: QueryResult<FlowUsage>;
  /** Everything that stands above the alerts is known. */
  readonly isSettled: boolean;
}

/** The usage of one month, and the last six to choose from. */
export function useMonthUsage(): MonthUsage {
  const { input } = useNumber();
  const [month, choose] = useState<string>();
  const monthly = useNumberCall(phoneFlow.monthlyFlow, input);
  const usage = useNumberCall(phoneFlow.flowUsage, month === undefined ? input : { ...input, month });
  const data = useLastValue(usage.data, 'usage');
  return {
    months: [...(monthly.data?.months ?? [])].reverse(),
    month,
    choose,
    usage: { ...usage, data },
    isSettled: isSettled(monthly) && isSettled({ data, error: usage.error }),
  };
}

/** One month by day; the last six can be chosen. */
export function UsageFloor({ of: { months, month, choose, usage, isSettled: settled } }: { of: MonthUsage }) {
  return (
    <Floor header={{ title: '流量详单' }}>
      {!settled ? (
        <SkeletonBox height={330} />
      ) : (
        <>
          {months.length > 0 && (
            <Chips
              label="月份"
              items={months.map((each) => ({ key: each.month, text: monthName(each.month) }))}
              value={month ?? months[0]?.month ?? ''}
              onChange={choose}
            />
          )}
          <QueryState query={usage} skeleton={<SkeletonBox height={250} />} failedLook="page">
            {(data) => (
              <>
                <Summary usage={data} />
                <BarChart
                  key={data.month}
                  label={`${monthName(data.month)}每日流量`}
                  unit="GB"
                  measure="已用流量"
                  values={false}
                  bars={data.days.map(({ date, usedMb }, at) => ({
                    key: date,
                    text: labelled(Number(date.slice(8))) ? `${Number(date.slice(8))}日` : '',
                    name: `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`,
                    value: usedMb / 1024,
                    valueText: dataText(usedMb),
                    isNow: data.daysLeft > 0 && at === data.days.length - 1,
                  }))}
                />
              </>
            )}
          </QueryState>
        </>
      )}
    </Floor>
  );
}

function Summary({ usage }: { usage: FlowUsage }) {
  const { packageName, usedMb, totalMb, leftMb, todayMb, dailyAverageMb, daysLeft, mobile } = usage;
  return (
    <div className={styles.summary}>
      <p>
        <span className="number">{mobile}</span> {packageName}
        {daysLeft > 0 && `，本月剩余${daysLeft}天`}
      </p>
      <p className={styles.amount}>
        已用<b className="number">{dataText(usedMb)}</b>，共{dataText(totalMb)}（
        {usedPercent(usedMb, totalMb)}%）
      </p>
      <div className={styles.track}>
        <PercentTrack percent={usedPercent(usedMb, totalMb)} />
      </div>
      <p className="text-tertiary">
        {daysLeft > 0 && `今日${dataText(todayMb)}，`}日均{dataText(dailyAverageMb)}，剩余{dataText(leftMb)}
      </p>
    </div>
  );
}
