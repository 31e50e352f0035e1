/** Rendering blocks the process: few at once, and few that wait. */
const atOnce = 2;
const maxWaiting = 16;
/** Unused time is kept for this long, for the first rendering of each page after a start. */
const savedSeconds = 20;

export interface RenderQueue {
  /** Whether another page may be rendered now. */
  hasRoom(): boolean;
  run<Result>(render: () => Promise<Result>): Promise<Result>;
  /** Takes the time of a rendering from the budget. */
  spend(ms: number): void;
}

/** A queue of renderings with a budget of time: `percent` of each second. */
export function renderQueue(percent: number, nowMs: () => number = () => performance.now()): RenderQueue {
  const perMs = percent / 100;
  const maxMs = savedSeconds * 1000 * perMs;
  let budget = { ms: maxMs, at: nowMs() };
  let running = 0;
  const waiting: (() => void)[] = [];
  const leftMs = (): number => {
    const at = nowMs();
    budget = { ms: Math.min(maxMs, budget.ms + (at - budget.at) * perMs), at };
    return budget.ms;
  };
  return {
    hasRoom: () => waiting.length < maxWaiting && (percent === 100 || leftMs() > 0),
    async run(render) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await render();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    spend: (ms) => void (budget = { ...budget, ms: leftMs() - ms }),
  };
}
