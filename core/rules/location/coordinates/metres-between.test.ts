import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nanjing } from '../default-locations.ts';
import { hangzhou } from '../whitelist-location.ts';
import { metresBetween } from './metres-between.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('is the great-circle distance', () => {
  expect(Math.round(metresBetween(nanjing, hangzhou) / 1_000)).toBe(237);
  expect(metresBetween(nanjing, nanjing)).toBe(0);
  expect(Math.round(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }))).toBe(
    Math.round(Math.PI * 6_371_000),
  );
});

it('is symmetric and at most half the circumference', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const metres = metresBetween(a, b);
      expect(metres).toBeCloseTo(metresBetween(b, a), 3);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1);
    }),
  );
});
