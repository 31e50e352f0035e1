import { expect, it } from 'vitest';
import { purposeKey } from './purpose-key.ts';

const secret = 'a secret of an installation, 32 characters';

it('derives one key for each purpose and secret, and the same one again', () => {
  const key = purposeKey(secret, 'numbers');
  expect(key).toHaveLength(32);
  expect(purposeKey(secret, 'numbers')).toEqual(key);
  expect(purposeKey(secret, 'signatures')).not.toEqual(key);
  expect(purposeKey(`${secret}2`, 'numbers')).not.toEqual(key);
});

it('keeps the derivation: stored ciphertexts depend on it', () => {
  expect(purposeKey(secret, 'numbers').toString('hex')).toBe(
    '216275679dd74472b5911514e888b3e8d1919551374881117f8129e5dc7d6e83',
  );
});
