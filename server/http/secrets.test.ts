import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeHash } from './secrets.ts';

const secret = 'a secret of an installation, 32 characters';

it('a hash of one purpose says nothing about another, and none is keyed with the secret itself', () => {
  const hash = codeHash(secret, 'card-code', 'A', 'B');
  expect(codeHash(secret, 'card-code', 'A', 'B')).toEqual(hash);
  expect(codeHash(secret, 'sms-code', 'A', 'B')).not.toEqual(hash);
  expect(createHmac('sha256', secret).update('A\nB').digest()).not.toEqual(hash);
  expect(createHmac('sha256', secret).update('card-code\nA\nB').digest()).not.toEqual(hash);
});
