const everyMs = 10;
/** So many times the usual: the other processor at work makes less of a difference. */
const slowFrom = 2;
/** What piled up meanwhile is done after this. */
const aftermathMs = 100;

export interface Pace {
  /** Ends watching; then says of any span whether the machine kept its pace throughout. */
  stop(): (from: number, to: number) => boolean;
}

/**
 * Notices when the machine itself falters, as shared machines do: a small fixed piece of work then takes longer however often it is
 * tried. Whoever only takes the processor from us, as load of our own does, spoils one of three tries and not the quickest.
 */
export function watchPace(): Pace {
  for (let round = 0; round < 500; round += 1) work();
  const beats: { readonly at: number; readonly took: number }[] = [];
  const timer = setInterval(
    () => beats.push({ at: performance.now(), took: Math.min(timed(), timed(), timed()) }),
    everyMs,
  );
  return {
    stop() {
      clearInterval(timer);
      const usual = beats.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(beats.length / 5)] ?? 0;
      const slow = beats.filter(({ took }) => took > slowFrom * usual).map(({ at }) => at);
      return (from, to) => !slow.some((at) => at >= from - aftermathMs && at <= to + everyMs);
    },
  };
}

function timed(): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** Some tens of microseconds. */
function work(): number {
  let sum = 0;
  for (let step = 0; step < 30_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum;
}
