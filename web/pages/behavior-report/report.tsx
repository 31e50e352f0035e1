import type { BehaviorReport } from '#core/contract/content/phone-flow.shapes.ts';
import { monthsUntil } from '#core/rules/number/months-until.ts';
import { Chips } from '#web/ui/chips/chips.tsx';
import { DaysFloor } from './days-floor.tsx';
import { KindsFloor } from './kinds-floor.tsx';
import { MonthFloor } from './month-floor.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

type ReadReport = Extract<BehaviorReport, { kind: 'report' }>;

interface ReportProps {
  readonly report: ReadReport;
  /** The newest month that can be chosen. */
  readonly newest: string;
  onMonth(month: string): void;
}

/** The report of a month: in words, by kind, and by day. */
export function Report({ report, newest, onMonth }: ReportProps) {
  const { days, month } = report;
  return (
    <>
      <MonthFloor month={month} days={days}>
        <Chips
          label="月份"
          items={monthsUntil(newest, 6)
            .reverse()
            .map((each) => ({ key: each, text: `${Number(each.slice(5))}月` }))}
          value={month}
          onChange={onMonth}
        />
      </MonthFloor>
      <KindsFloor days={days} />
      <DaysFloor key={month} month={month} days={days} />
      <WithdrawConsent agreement={report.agreement} agreedAt={report.agreedAt} />
    </>
  );
}
