const everyMs = 10;
/** Times the usual duration; work on the other core makes less of a difference. */
const slowFrom = 2;
/** The backlog of a slowdown is worked off after this. */
const backlogMs = 100;

export interface Pace {
  /** Stops sampling and returns a test for any time span: true when the machine was not slow in it. */
  stop(): (from: number, to: number) => boolean;
}

/**
 * Detects slowdowns of the machine itself, as on shared hosts: a small fixed computation then takes longer in each of three tries.
 * Competing load of our own delays one of the three, and the quickest counts.
 */
export function watchPace(): Pace {
  for (let round = 0; round < 500; round += 1) work();
  const samples: { readonly at: number; readonly took: number }[] = [];
  const timer = setInterval(
    () => samples.push({ at: performance.now(), took: Math.min(timed(), timed(), timed()) }),
    everyMs,
  );
  return {
    stop() {
      clearInterval(timer);
      const usual =
        samples.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(samples.length / 5)] ?? 0;
      const slow = samples.filter(({ took }) => took > slowFrom * usual).map(({ at }) => at);
      return (from, to) => !slow.some((at) => at >= from - backlogMs && at <= to + everyMs);
    },
  };
}

function timed(): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Some tens of microseconds. */
function work(): number {
  let sum = 0;
  for (let step = 0; step < 30_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum;
}
