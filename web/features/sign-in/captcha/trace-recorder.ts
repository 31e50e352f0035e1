import type { TracePoint } from '#core/contract/common/verification.shapes.ts';

export interface TraceRecorder {
  /** Restarts with the piece at `x`. */
  start(x: number): void;
  add(x: number, y: number): void;
  readonly recording: boolean;
  points(): readonly TracePoint[];
  clear(): void;
}

/** The server accepts 400 points; longer traces are thinned. */
const max = 300;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Records the movement in picture pixels and milliseconds since the start. */
export function traceRecorder(clock: () => number = () => performance.now()): TraceRecorder {
  let startedAt = 0;
  let points: TracePoint[] = [];
  return {
    start(x) {
      startedAt = clock();
      points = [{ x: round(x), y: 0, t: 0 }];
    },
    add(x, y) {
      if (points.length >= max) points = points.filter((_, at) => at % 2 === 0);
      points.push({ x: round(x), y: round(y), t: Math.round(clock() - startedAt) });
    },
    get recording() {
      return points.length > 0;
    },
    points: () => points,
    clear() {
      points = [];
    },
  };
}
