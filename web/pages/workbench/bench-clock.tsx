import { controls } from '#core/contract/sandbox/controls.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { chinaMoment } from './china-moment.ts';
import { leadText } from '#web/features/sandbox/lead-text.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import styles from './workbench.module.css';

const minute = 60_000;
const steps = [
  ['5分钟', 5 * minute],
  ['1小时', 60 * minute],
  ['1天', 1440 * minute],
  ['1个月', 31 * 1440 * minute],
] as const;

/** Just after the moment, so that what begins has begun. */
const arrivedMs = 1_000;

/** The sandbox clock, which can be moved forward to try month ends, timeouts, and the begin and end of activities. */
export function BenchClock({ now }: { now: number | undefined }) {
  const state = useSandboxQuery(controls.state, {});
  const advance = useSandboxChange(controls.moveClock);
  const moments = useSandboxQuery(controls.moments, {});
  return (
    <Floor header={{ title: '时钟', meta: state.data && leadText(state.data.offsetMs) }}>
      <p className={`${styles.clock} number`} role="timer">
        {now === undefined ? '…' : chinaMoment(now)}
      </p>
      <div className={styles.buttons}>
        {steps.map(([text, advanceMs]) => (
          <Button
            key={text}
            kind="soft"
            size="s"
            disabled={advance.busy}
            onPress={() => advance.run({ advanceMs })}
          >
            快进{text}
          </Button>
        ))}
      </div>
      <p className={styles.entryText}>或者直接到</p>
      <div className={styles.moments}>
        {moments.data?.map(({ text, at }) => (
          <Button
            key={text}
            kind="outline"
            size="s"
            disabled={advance.busy || now === undefined}
            label={`到${text}，${chinaMoment(at)}`}
            onPress={() =>
              now !== undefined && advance.run({ advanceMs: Math.max(0, Date.parse(at) - now) + arrivedMs })
            }
          >
            {text}
          </Button>
        ))}
      </div>
    </Floor>
  );
}
