import { maskAll } from '#core/rules/format/phone.ts';
import type { Clock } from '../clock.ts';
import { WakeSignal } from './wake-signal.ts';

export interface JobName {
  readonly kind: 'work' | 'recurring';
  readonly job: string;
}

/** A round that ended. */
export interface EndedRound extends JobName {
  readonly ms: number;
  /** Absent: it did what was due. */
  readonly error?: unknown;
}
export type OnEnded = (round: EndedRound) => void;

export interface JobState extends JobName {
  readonly everyMs: number;
  readonly runs: number;
  readonly failures: number;
  readonly lastRunAt: Date | null;
  readonly lastMs: number | null;
  readonly isFailing: boolean;
  readonly lastFailedAt: Date | null;
  readonly lastError: string;
}

/** What this process knows of the rounds of its background work. */
export interface JobRounds {
  add(name: JobName, everyMs: number): void;
  readonly ended: OnEnded;
  /** The states that changed since they were stored. */
  changed(): readonly JobState[];
  stored(states: readonly JobState[]): void;
  /** A round failed, so that it is shown at once. */
  readonly failed: WakeSignal;
}

/** The work that writes the states; its own failure starts no other try. */
export const writerName = 'background-jobs';
const maxErrorLength = 200;

export function jobRounds(clock: Clock): JobRounds {
  const states = new Map<string, JobState>();
  const stored = new Map<string, JobState>();
  const failed = new WakeSignal();
  const keyOf = ({ kind, job }: JobName): string => `${kind} ${job}`;
  return {
    failed,
    add: ({ kind, job }, everyMs) => {
      const counted = { runs: 0, failures: 0, lastRunAt: null, lastMs: null };
      const noFailure = { isFailing: false, lastFailedAt: null, lastError: '' };
      states.set(keyOf({ kind, job }), { kind, job, everyMs, ...counted, ...noFailure });
    },
    ended: ({ ms, error, ...name }) => {
      const before = states.get(keyOf(name));
      if (!before) return;
      const lastRunAt = new Date(clock.now().getTime() - ms);
      const isFailing = error !== undefined;
      states.set(keyOf(name), {
        ...before,
        runs: before.runs + 1,
        lastRunAt,
        lastMs: Math.round(ms),
        isFailing,
        ...(isFailing && {
          failures: before.failures + 1,
          lastFailedAt: lastRunAt,
          lastError: errorText(error),
        }),
      });
      if (isFailing && !before.isFailing && name.job !== writerName) failed.notify();
    },
    changed: () => [...states].filter(([key, state]) => stored.get(key) !== state).map(([, state]) => state),
    stored: (written) => written.forEach((state) => stored.set(keyOf(state), state)),
  };
}

const errorText = (error: unknown): string =>
  maskAll(error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
