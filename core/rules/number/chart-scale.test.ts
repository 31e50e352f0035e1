import { expect, it } from 'vitest';
import { chartTop } from './chart-scale.ts';

it.each([
  [33.1, 40],
  [0, 1],
  [8, 8],
  [0.3, 0.4],
  [101, 200],
])('a chart up to %d ends at %d', (highest, top) => expect(chartTop(highest)).toBeCloseTo(top));
