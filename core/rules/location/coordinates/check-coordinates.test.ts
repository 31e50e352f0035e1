import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCoordinates } from './check-coordinates.ts';

describe('coordinates the product accepts (§5)', () => {
  it('accepts numbers and numeric text', () => {
    expect(checkCoordinates(118.767413, 32.041544)).toEqual({ longitude: 118.767413, latitude: 32.041544 });
    expect(checkCoordinates('118.767413', ' 32.041544 ')).toEqual({
      longitude: 118.767413,
      latitude: 32.041544,
    });
  });

  const bad = [
    undefined,
    null,
    '',
    ' ',
    0,
    '0',
    '0.0',
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'abc',
    '32,04',
    '32.04N',
    {},
    [],
    [118],
    true,
  ];
  it.each(bad.map((value) => [value]))('rejects %j on either side', (value) => {
    expect(checkCoordinates(value, 32)).toBeUndefined();
    expect(checkCoordinates(118, value)).toBeUndefined();
  });

  it('never returns zero or NaN, for any input', () =>
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (lng, lat) => {
        const checked = checkCoordinates(lng, lat);
        return (
          checked === undefined ||
          [checked.longitude, checked.latitude].every((value) => Number.isFinite(value) && value !== 0)
        );
      }),
    ));
});
