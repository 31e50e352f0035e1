import { expect, it } from 'vitest';
import { nextScriptSource } from './script-retry.ts';

const chatSdk = { sources: ['/sdk/first.js', '/sdk/second.js'], failure: 'Can not get wechat js sdk' };

it.each([
  [0, { kind: 'load', source: '/sdk/first.js' }],
  [1, { kind: 'load', source: '/sdk/second.js' }],
  [2, { kind: 'give-up', message: 'Can not get wechat js sdk' }],
])('tries the chat SDK from a second source before giving up: after %i failures (§8)', (failed, verdict) =>
  expect(nextScriptSource(chatSdk, failed)).toEqual(verdict),
);

it('gives up a script with one source at its first failure', () =>
  expect(nextScriptSource({ sources: ['/bridge.js'], failure: 'Can not get app bridge' }, 1)).toEqual({
    kind: 'give-up',
    message: 'Can not get app bridge',
  }));
