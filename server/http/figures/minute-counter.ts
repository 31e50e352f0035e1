import type { Clock } from '../../clock.ts';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { answerBound } from '#core/rules/console/figures/answer-bounds.ts';

/** Counts what no row says: refusals by their reason, and response times. Each process writes its own rows (`write-minutes.ts`). */
export interface MinuteCounter {
  answered(callName: string, envelope: Pick<Envelope, 'code' | 'message'>, seconds: number): void;
  /** A round of background work failed. */
  jobFailed(job: string): void;
  /** The counts of minutes that are not written yet; minutes before this one are forgotten. */
  take(): readonly MinuteCount[];
}

export interface MinuteCount {
  readonly minute: Date;
  readonly figure: string;
  readonly label: string;
  readonly value: number;
}

const refusedFigures: Readonly<Record<string, string>> = {
  receiveRights: 'claims.refused',
  receiveShuiyunRights: 'claims.refused',
  receiveEasyUseRights: 'claims.refused',
  receiveUpgradeRights: 'claims.refused',
  submitOrder: 'orders.refused',
};
/** A sentence may contain a name or a number: beyond so many a minute they count together. */
const maxReasons = 40;
const otherReason = '其他';
const minuteMs = 60_000;

export function minuteCounter(clock: Clock): MinuteCounter {
  const minutes = new Map<number, Map<string, Map<string, number>>>();
  let [minute, figures] = [0, new Map<string, Map<string, number>>()];
  const count = (figure: string, label: string): void => {
    let labels = figures.get(figure);
    if (!labels) figures.set(figure, (labels = new Map()));
    const counted = labels.has(label) || labels.size < maxReasons ? label : otherReason;
    labels.set(counted, (labels.get(counted) ?? 0) + 1);
  };
  const begin = (): void => {
    const now = Math.floor(clock.now().getTime() / minuteMs) * minuteMs;
    if (now === minute) return;
    minute = now;
    figures = minutes.get(now) ?? new Map<string, Map<string, number>>();
    minutes.set(now, figures);
  };
  return {
    jobFailed: (job) => {
      begin();
      count('jobs.failed', job);
    },
    answered: (callName, { code, message }, seconds) => {
      begin();
      count('answers', answerBound(seconds));
      const refused =
        code === codes.ok ? undefined : refusedFigures[callName.slice(callName.indexOf('.') + 1)];
      if (refused !== undefined) count(refused, message.slice(0, 60));
    },
    take: () => {
      const counts = [...minutes].flatMap(([at, ofMinute]) =>
        [...ofMinute].flatMap(([figure, labels]) =>
          [...labels].map(([label, value]) => ({ minute: new Date(at), figure, label, value })),
        ),
      );
      for (const at of minutes.keys()) if (at !== minute) minutes.delete(at);
      return counts;
    },
  };
}
