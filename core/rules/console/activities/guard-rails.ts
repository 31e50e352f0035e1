import type { GuardMeasure } from '#core/contract/console/activities/activity-kinds.ts';

interface CountedMinute {
  readonly minute: Date;
  readonly joined: number;
  readonly won: number;
  readonly spentFen: number;
}

const minuteMs = 60_000;
/** Of fewer a share says nothing. */
const enough = 20;

/** What a guard rail measures now: of the last hour, of the busiest of the last three minutes, or of the last ten minutes. */
export function guardValue(measure: GuardMeasure, minutes: readonly CountedMinute[], now: Date): number {
  const last = (count: number): readonly CountedMinute[] =>
    minutes.filter(({ minute }) => minute.getTime() > now.getTime() - count * minuteMs && minute <= now);
  const sum = (of: readonly CountedMinute[], value: (each: CountedMinute) => number): number =>
    of.reduce((all, each) => all + value(each), 0);
  switch (measure) {
    case 'fenPerHour':
      return sum(last(60), ({ spentFen }) => spentFen);
    case 'joinedPerMinute':
      return Math.max(0, ...last(3).map(({ joined }) => joined));
    case 'wonPerMinute':
      return Math.max(0, ...last(3).map(({ won }) => won));
    case 'wonPercent': {
      const joined = sum(last(10), (each) => each.joined);
      return joined < enough ? 0 : Math.round((sum(last(10), ({ won }) => won) / joined) * 100);
    }
  }
}
