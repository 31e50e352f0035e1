import type { TracePoint } from '#core/contract/common/verification.shapes.ts';

const shortestMs = 120;
const toleranceX = 5;

/** Whether the trace moves over time and ends at the submitted position, as a finger or an arrow key does. */
export function isHumanTrace(trace: readonly TracePoint[], endX: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last || trace.length < 3) return false;
  const forward = trace.every((point, i) => i === 0 || point.t >= (trace[i - 1]?.t ?? 0));
  return forward && last.t - first.t >= shortestMs && Math.abs(last.x - endX) <= toleranceX;
}
