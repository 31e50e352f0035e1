import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../area.ts';
import { bd09ToGcj02 } from './bd09-to-gcj02.ts';

const circle = (Math.PI * 3000) / 180;
const gcj02ToBd09 = ({ longitude, latitude }: Coordinates): Coordinates => {
  const radius = Math.sqrt(longitude ** 2 + latitude ** 2) + 0.00002 * Math.sin(latitude * circle);
  const angle = Math.atan2(latitude, longitude) + 0.000003 * Math.cos(longitude * circle);
  return { longitude: radius * Math.cos(angle) + 0.0065, latitude: radius * Math.sin(angle) + 0.006 };
};

describe('BD-09 to GCJ-02 (§9, offsets 0.0065 and 0.006)', () => {
  it('comes back within 1e-5 of a degree anywhere in China', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 73, max: 136, noNaN: true }),
        fc.double({ min: 3, max: 54, noNaN: true }),
        (longitude, latitude) => {
          const back = bd09ToGcj02(gcj02ToBd09({ longitude, latitude }));
          return Math.abs(back.longitude - longitude) < 1e-5 && Math.abs(back.latitude - latitude) < 1e-5;
        },
      ),
    ));

  it('moves a point of Nanjing by about the offsets', () => {
    const moved = bd09ToGcj02({ longitude: 118.8, latitude: 32.06 });
    expect(118.8 - moved.longitude).toBeCloseTo(0.0065, 3);
    expect(32.06 - moved.latitude).toBeCloseTo(0.006, 3);
  });
});
