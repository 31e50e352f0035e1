import { expect, it } from 'vitest';
import { isBlacklisted } from './link-blacklist.ts';

const blacklist = ['bad.example', ' half.example/offers ', 'https://whole.example/a/b', '', 'not a host'];

it.each([
  ['https://bad.example/', true],
  ['http://www.bad.example/x?y', true],
  ['https://notbad.example/', false],
  ['https://bad.example.com/', false],
  ['https://half.example/offers', true],
  ['https://half.example/offers/1', true],
  ['https://half.example/offers-two', false],
  ['https://half.example/', false],
  ['https://whole.example/a/b/c', true],
  ['https://whole.example/a', false],
  ['/inside', false],
])('%s is blacklisted: %s (§2, thirdLinkBlacklist)', (link, blacklisted) =>
  expect(isBlacklisted(link, blacklist)).toBe(blacklisted),
);
