import { expect, it } from 'vitest';
import { boxAround } from './box-around.ts';
import { nanjing } from '../default-locations.ts';
import { metresBetween } from './metres-between.ts';

const directions = Array.from({ length: 72 }, (_, at) => (at * 5 * Math.PI) / 180);

it.each([500, 3_000, 30_000])('a box around a circle of %d metres contains all of it', (metres) => {
  const box = boxAround(nanjing, metres);
  for (const direction of directions) {
    const point = {
      latitude: nanjing.latitude + (Math.sin(direction) * metres) / 111_195,
      longitude:
        nanjing.longitude +
        (Math.cos(direction) * metres) / (111_195 * Math.cos((nanjing.latitude * Math.PI) / 180)),
    };
    if (metresBetween(nanjing, point) > metres) continue;
    expect(point.latitude).toBeGreaterThanOrEqual(box.south);
    expect(point.latitude).toBeLessThanOrEqual(box.north);
    expect(point.longitude).toBeGreaterThanOrEqual(box.west);
    expect(point.longitude).toBeLessThanOrEqual(box.east);
  }
});

it('is no wider than it has to be, and finite at the pole', () => {
  const { south, north, west, east } = boxAround(nanjing, 3_000);
  expect(metresBetween({ ...nanjing, latitude: south }, { ...nanjing, latitude: north })).toBeLessThan(6_100);
  expect(metresBetween({ ...nanjing, longitude: west }, { ...nanjing, longitude: east })).toBeLessThan(6_100);
  expect(Number.isFinite(boxAround({ latitude: 90, longitude: 1 }, 3_000).east)).toBe(true);
});
