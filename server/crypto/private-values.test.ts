import { expect, it } from 'vitest';
import { privateValues } from './private-values.ts';

const [secret, other] = [
  'a secret of an installation, 32 characters',
  'another secret of 32 characters or more',
];
const mobiles = privateValues('mobiles', { secret });
const mobile = '13812345678';

it('encrypts a number so that only its key opens it, differently each time', () => {
  const sealed = mobiles.seal(mobile);
  expect(sealed).not.toContain(mobile);
  expect(mobiles.seal(mobile)).not.toBe(sealed);
  expect(mobiles.open(sealed)).toBe(mobile);
  expect(() => privateValues('mobiles', { secret: other }).open(sealed)).toThrow('another MALL_SECRET');
  expect(() => privateValues('identities', { secret }).open(sealed)).toThrow('another MALL_SECRET');
});

it('refuses a ciphertext that was changed', () => {
  const sealed = mobiles.seal(mobile);
  for (let at = mobiles.currentPrefix.length; at < sealed.length - 1; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => mobiles.open(changed)).toThrow('unable to authenticate');
  }
});

it('finds a number by a hash that needs the key', () => {
  expect(mobiles.lookup(mobile)).toBe(privateValues('mobiles', { secret }).lookup(mobile));
  expect(mobiles.lookup(mobile)).not.toBe(mobiles.lookup('13812345679'));
  expect(mobiles.lookup(mobile)).not.toBe(privateValues('mobiles', { secret: other }).lookup(mobile));
  expect(mobiles.lookup(mobile)).not.toBe(privateValues('identities', { secret }).lookup(mobile));
});

it('reads what the old secret encrypted and encrypts with the new one', () => {
  const changed = privateValues('mobiles', { secret: other, oldSecret: secret });
  expect(changed.open(mobiles.seal(mobile))).toBe(mobile);
  expect(changed.seal(mobile).startsWith(changed.currentPrefix)).toBe(true);
  expect(changed.currentPrefix).not.toBe(mobiles.currentPrefix);
});
