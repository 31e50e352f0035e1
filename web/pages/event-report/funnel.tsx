import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './event-report.module.css';

const share = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.floor((part / whole) * 100)}%`;

/** How many visits went from one step to the next. */
export function Funnel({ steps, title = '转化漏斗' }: { steps: EventsReport['funnel']; title?: string }) {
  const top = steps[0]?.visits ?? 0;
  return (
    <Floor header={{ title, meta: '按访问次数' }}>
      <ol className={styles.funnel}>
        {steps.map(({ step, title: name, visits }, at) => (
          <li key={step}>
            <p>
              <span>{name}</span>
              <span className="number">{visits}</span>
              <Text look="caption">{at > 0 && `上一步的 ${share(visits, steps[at - 1]?.visits ?? 0)}`}</Text>
            </p>
            <i style={{ '--bar-share': top === 0 ? 0 : Math.min(1, visits / top) }} />
          </li>
        ))}
      </ol>
    </Floor>
  );
}
