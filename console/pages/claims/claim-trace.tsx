import type { ClaimTraceEntry } from '#core/contract/console/claims.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { claimEventWords } from './claim-words.tsx';
import styles from './claims.module.css';

interface Step extends ClaimTraceEntry {
  readonly times: number;
  readonly until: string;
}

/** Repeated requests without an answer are one step. */
function stepsOf(trace: readonly ClaimTraceEntry[]): readonly Step[] {
  const steps: Step[] = [];
  for (const entry of trace) {
    const last = steps.at(-1);
    if (last?.event === 'unanswered' && entry.event === 'unanswered')
      steps[steps.length - 1] = { ...last, times: last.times + 1, until: entry.at, detail: entry.detail };
    else steps.push({ ...entry, times: 1, until: entry.at });
  }
  return steps;
}

export const ClaimTrace = ({ trace }: { readonly trace: readonly ClaimTraceEntry[] }) => (
  <ol className={styles.trace}>
    {stepsOf(trace).map(({ at, until, event, detail, times }, step) => {
      const words = claimEventWords[event];
      return (
        <li key={step} data-tone={words?.tone ?? 'waits'}>
          <b>{words?.title ?? event}</b>
          <span>
            {detail}
            {times > 1 && `${detail && '，'}${times} 次`}
          </span>
          <time dateTime={at}>
            {formatTime(at)}
            {times > 1 && ` – ${formatTime(until).slice(6)}`}
          </time>
        </li>
      );
    })}
  </ol>
);
