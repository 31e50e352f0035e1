import type { BehaviorReport } from '#core/contract/content/phone-flow.shapes.ts';
import { behaviorWords, kindTotals, minutesOfDay, minutesText } from '#core/rules/number/behavior-words.ts';
import { dataText } from '#core/rules/number/data-amount.ts';
import { monthsUntil } from '#core/rules/number/months-until.ts';
import { usageKindNames } from '#core/rules/number/usage-kinds.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';
import styles from './behavior-report.module.css';

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
  const words = behaviorWords(days);
  const totals = kindTotals(days).filter(({ minutes }) => minutes > 0);
  const max = Math.max(...totals.map(({ minutes }) => minutes), 1);
  return (
    <>
      <Floor header={{ title: `${Number(month.slice(5))}月报告` }}>
        <Chips
          label="月份"
          items={monthsUntil(newest, 6)
            .reverse()
            .map((each) => ({ key: each, text: `${Number(each.slice(5))}月` }))}
          value={month}
          onChange={onMonth}
        />
        {words.length > 0 ? (
          <div className={styles.words}>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : (
          <EmptyState art="search" size={116} title="这个月没有上网记录" />
        )}
      </Floor>
      {totals.length > 0 && (
        <>
          <Floor header={{ title: '按类别' }}>
            <ul className={styles.kinds}>
              {totals.map(({ usage, minutes, usedMb }) => (
                <li key={usage}>
                  <span className={styles.kindName}>{usageKindNames[usage]}</span>
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ width: `${(minutes / max) * 100}%` }} />
                  </span>
                  <span className={styles.amount}>
                    {minutesText(minutes)}，{dataText(usedMb)}
                  </span>
                </li>
              ))}
            </ul>
          </Floor>
          <Floor header={{ title: '按天' }}>
            {[...days].reverse().map((day) => (
              <details key={day.date} className={styles.day}>
                <summary>
                  {Number(day.date.slice(5, 7))}月{Number(day.date.slice(8))}日
                  <span>{minutesText(minutesOfDay(day))}</span>
                </summary>
                <dl>
                  {day.uses
                    .filter(({ minutes }) => minutes > 0)
                    .map(({ usage, minutes, usedMb }) => (
                      <div key={usage}>
                        <dt>{usageKindNames[usage]}</dt>
                        <dd>
                          {minutesText(minutes)}，{dataText(usedMb)}
                        </dd>
                      </div>
                    ))}
                </dl>
              </details>
            ))}
          </Floor>
        </>
      )}
      <WithdrawConsent agreement={report.agreement} agreedAt={report.agreedAt} />
    </>
  );
}
