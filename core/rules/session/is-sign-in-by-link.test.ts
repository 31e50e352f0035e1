import { expect, it } from 'vitest';
import type { Arrival } from './arrival.ts';
import { isSignInByLink } from './is-sign-in-by-link.ts';
import { signInOrder, signInSource } from './sign-in-order.ts';

const arrival = (provided: Partial<Arrival>): Arrival => ({ host: 'others', https: true, ...provided });

it.each<[string, Partial<Arrival>, boolean]>([
  ['the partner-choice token of an address', { partnerChoiceToken: 'p' }, true],
  ['the signed number of an address', { culMobile: 'c' }, true],
  ['the operator’s token in an address', { token: 't' }, true],
  ['the operator’s token in an address inside its app', { host: 'national-app', token: 't' }, true],
  ['the national app’s own token', { host: 'national-app' }, false],
  ['an AIToken', { aiToken: 'a' }, true],
  ['the rights platform’s token', { qyptTokenValue: 'q' }, true],
  [
    'the proof with which our mini-program opens its web view',
    { host: 'chat-mini-program', tokenChannel: 'XCX', qyptTokenValue: 'q' },
    false,
  ],
  ['that proof in another host', { host: 'chat-app', tokenChannel: 'XCX', qyptTokenValue: 'q' }, true],
  [
    'another proof in the web view',
    { host: 'chat-mini-program', tokenChannel: 'QYPT', qyptTokenValue: 'q' },
    true,
  ],
  [
    'a code of the chat app, which its state binds to the tab',
    { host: 'chat-app', code: 'c', state: 's' },
    false,
  ],
  ['the provincial app’s token in an address', { cmToken: 'm' }, true],
  ['the provincial app’s own token', { host: 'provincial-app' }, false],
  ['the token of video partner A', { videoAToken: 'v' }, true],
  ['the token of video partner B', { videoBToken: 'v' }, true],
  ['the login cookie', { loginCookie: 'l' }, false],
  ['the mobile network', {}, false],
])('a sign-in by %s is by link: %s', (_what, provided, byLink) => {
  const here = arrival(provided);
  expect(isSignInByLink(signInSource(here), here)).toBe(byLink);
});

it('no source signs in by link without a token in the address', () => {
  for (const { name } of signInOrder) expect(isSignInByLink(name, arrival({}))).toBe(false);
});
