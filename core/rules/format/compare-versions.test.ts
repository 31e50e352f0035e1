import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const versions = fc.array(fc.nat(120), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));

describe('app versions (§5)', () => {
  it.each([
    ['9.9.0', '9.9.0', 0],
    ['9.9', '9.9.0', 0],
    ['9.9.0.0', '9.9', 0],
    ['9.10.0', '9.9.0', 1],
    ['9.8.9', '9.9.0', -1],
    ['10', '9.9.9', 1],
    ['9.9.0.1', '9.9', 1],
    ['v9.9.1', '9.9.0', 1],
    ['9.9.0-beta', '9.9.0', 0],
    ['', '0.0', 0],
    ['', '9.9.0', -1],
  ] as const)('%s against %s is %d', (a, b, order) => expect(compareVersions(a, b)).toBe(order));

  it('compare antisymmetrically', () => {
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
      }),
    );
  });

  it('ignore any number of trailing zeros', () => {
    fc.assert(
      fc.property(versions, fc.nat(4), (version, zeros) => {
        expect(compareVersions(version + '.0'.repeat(zeros), version)).toBe(0);
      }),
    );
  });

  it('compare transitively', () => {
    fc.assert(
      fc.property(versions, versions, versions, (a, b, c) => {
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
