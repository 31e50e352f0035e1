import './claim-trace.css';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';

/** What happened to a claim, the newest first, for whoever opens it. */
export function ClaimTrace({ trace }: Pick<ReceivedRight, 'trace'>) {
  if (trace.length === 0) return null;
  return (
    <details className="ctr">
      <summary className="ctr__s">
        发放过程
        <Icon of={downIcon} size={14} />
      </summary>
      <ol className="ctr__l">
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
