import { expect, it } from 'vitest';
import { names } from '../../config/names.ts';
import { loginCookieProof } from './login-cookie.ts';

it.each([
  ['abc.def', { from: 'middle-platform', token: 'abc.def' }],
  ['other:abc', { from: 'middle-platform', token: 'other:abc' }],
  [`${names.slugs.prefix}:abc:def`, { from: 'mall', token: 'abc:def' }],
])('the login cookie %s is %j (§4, item 10)', (value, proof) =>
  expect(loginCookieProof(value)).toEqual(proof),
);
