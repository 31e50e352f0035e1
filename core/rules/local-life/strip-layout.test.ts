import { expect, it } from 'vitest';
import { stripLayout } from './strip-layout.ts';

const shop = (distanceMeters: number | null, openNow = true) => ({ distanceMeters, openNow });

it('places the first five shops true to their distance, within rings that fit them', () => {
  const { rings, pins } = stripLayout([350, 480, 1_100, 1_900, 2_000, 2_500].map((metres) => shop(metres)));
  expect(rings.map(({ metres }) => metres)).toEqual([500, 1_000, 2_000]);
  expect(pins.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  const [first, , , , last] = pins;
  expect(last?.x).toBe(16 + 76);
  expect((first?.x ?? 0) - 16).toBeCloseTo((350 / 2_000) * 76);
});

it('keeps the numbers of the list where a shop has no distance or is beyond the last ring, and says which is closed', () => {
  const { pins } = stripLayout([shop(null), shop(100, false), shop(80_000)]);
  expect(pins.map(({ number, isOpen }) => [number, isOpen])).toEqual([[2, false]]);
});
