import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './claim-trace.module.css';

interface ClaimTraceProps extends Pick<ReceivedRight, 'trace'> {
  readonly className?: string | undefined;
}

/** The events of a claim, newest first, collapsed by default. */
export function ClaimTrace({ trace, className }: ClaimTraceProps) {
  if (trace.length === 0) return null;
  return (
    <details className={joinClasses(styles.trace, className)}>
      <summary className={styles.summary}>
        发放过程
        <Icon of={downIcon} size={14} />
      </summary>
      <ol className={styles.steps}>
        {[...trace].reverse().map(({ note, at }) => (
          <li key={`${at}${note}`}>
            <span>{note}</span>
            <time dateTime={at}>{chinaMinute(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
