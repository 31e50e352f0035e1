import { expect, it } from 'vitest';
import { meanRatio } from './mean-ratio.ts';

it('takes twice as fast and half as fast for the same as before', () => {
  expect(meanRatio([2, 0.5]).mean).toBeCloseTo(1);
  expect(meanRatio([0.8, 0.8, 0.8])).toEqual({ mean: expect.closeTo(0.8), error: 0 });
});

it('is the surer the more pairs there are', () => {
  const few = [0.7, 0.9, 0.7, 0.9];
  const many = Array.from({ length: 16 }, () => few).flat();
  expect(meanRatio(many).error).toBeLessThan(meanRatio(few).error / 3.9);
});
