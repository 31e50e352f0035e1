import { expect, it } from 'vitest';
import { traceRecorder } from './trace-recorder.ts';

const steppingClock = (step: number) => {
  let now = 1000;
  return () => (now += step) - step;
};

it('counts from the start, in tenths of a pixel', () => {
  const trace = traceRecorder(steppingClock(16));
  trace.start(0);
  trace.add(12.345, -1.26);
  trace.add(30, 2);
  expect(trace.points()).toEqual([
    { x: 0, y: 0, t: 0 },
    { x: 12.3, y: -1.3, t: 16 },
    { x: 30, y: 2, t: 32 },
  ]);
});

it('stays below what the server takes, however slow the hand, and keeps both ends', () => {
  const trace = traceRecorder(steppingClock(8));
  trace.start(0);
  for (let step = 1; step <= 2000; step += 1) trace.add(step / 10, 0);
  const points = trace.points();
  expect(points.length).toBeLessThanOrEqual(400);
  expect(points[0]).toEqual({ x: 0, y: 0, t: 0 });
  expect(points.at(-1)).toEqual({ x: 200, y: 0, t: 16_000 });
  expect(points.every((point, at) => at === 0 || point.t >= (points[at - 1]?.t ?? 0))).toBe(true);
});
