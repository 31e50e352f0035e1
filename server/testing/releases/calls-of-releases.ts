import type { VisitorParts } from './visitors.ts';

interface Counted {
  calls: number;
  slowestMs: number;
  readonly faults: string[];
}

export interface CallsOfReleases {
  readonly note: VisitorParts['called'];
  /** The faults of all releases. */
  faults(): readonly string[];
  /** Calls that a release answered. */
  callsOf(release: string): number;
  /** One line for each release. */
  report(): string;
}

export function callsOfReleases(): CallsOfReleases {
  const counted = new Map<string, Counted>();
  const of = (release: string): Counted => {
    const found = counted.get(release) ?? { calls: 0, slowestMs: 0, faults: [] };
    counted.set(release, found);
    return found;
  };
  return {
    note: (release, call, ms, fault) => {
      const each = of(release);
      each.calls += 1;
      each.slowestMs = Math.max(each.slowestMs, ms);
      if (fault !== undefined) each.faults.push(`${release} ${call}: ${fault}`);
    },
    faults: () => [...counted.values()].flatMap(({ faults }) => faults),
    callsOf: (release) => of(release).calls,
    report: () =>
      [...counted]
        .map(
          ([release, { calls, slowestMs, faults }]) =>
            `${release}: ${calls} calls, ${faults.length} failed, the slowest took ${Math.round(slowestMs)} ms`,
        )
        .join('\n'),
  };
}
