import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceText } from './distance.ts';

const shown = (text: string) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1);

describe('a distance (§9)', () => {
  it.each([
    [0, '0m'],
    [0.4, '0m'],
    [350, '350m'],
    [999, '999m'],
    [999.9, '999m'],
    [1000, '1.00km'],
    [1234, '1.23km'],
    [12_345, '12.35km'],
    [2_000_000, '2000.00km'],
  ])('of %d m reads %s', (metres, text) => expect(distanceText(metres)).toBe(text));

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('of %d is unknown and shown as empty text', (metres) =>
    expect(distanceText(metres)).toBe(''),
  );

  const distances = fc.double({ min: 0, max: 5_000_000, noNaN: true });

  it('is accurate to a metre, or to five metres beyond a kilometre', () => {
    fc.assert(
      fc.property(distances, (metres) => {
        expect(Math.abs(shown(distanceText(metres)) - metres)).toBeLessThan(metres < 1000 ? 1 : 5.001);
      }),
    );
  });

  it('never decreases when the real distance grows', () => {
    fc.assert(
      fc.property(distances, distances, (a, b) => {
        expect(shown(distanceText(Math.min(a, b)))).toBeLessThanOrEqual(shown(distanceText(Math.max(a, b))));
      }),
    );
  });
});
