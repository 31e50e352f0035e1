import type { ReactNode } from 'react';
import { behaviorFacts, monthSentence, type DayUses } from '#core/rules/number/behavior-words.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './month-floor.module.css';

interface MonthFloorProps {
  readonly month: string;
  readonly days: readonly DayUses[];
  /** The choice of the month, or what the figures are. */
  readonly children: ReactNode;
}

/** The month in one sentence, and its figures. */
export function MonthFloor({ month, days, children }: MonthFloorProps) {
  const sentence = monthSentence(month, days);
  return (
    <Floor label={`${Number(month.slice(5))}月报告`} look="tinted">
      {children}
      {sentence === '' ? (
        <EmptyState art="search" size={116} title="这个月没有上网记录" />
      ) : (
        <>
          <h2 className={styles.sentence}>
            {sentence.match(/[^，]+，?/g)?.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h2>
          <dl className={styles.facts}>
            {behaviorFacts(days).map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Floor>
  );
}
