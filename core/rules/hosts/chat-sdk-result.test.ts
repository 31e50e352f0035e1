import { expect, it } from 'vitest';
import { chatSdkResult } from './chat-sdk-result.ts';

it.each([
  ['getLocation', 'getLocation:ok', { kind: 'ok' }],
  ['getLocation', 'getLocation:cancel', { kind: 'cancelled' }],
  ['getLocation', 'getLocation:fail auth deny', { kind: 'failed', message: 'getLocation:fail auth deny' }],
  ['getLocation', 'openLocation:ok', { kind: 'failed', message: 'openLocation:ok' }],
  ['openLocation', 'openLocation:okay', { kind: 'failed', message: 'openLocation:okay' }],
  ['openLocation', undefined, { kind: 'failed', message: 'openLocation:fail' }],
])('parses the answer of the chat SDK call %s: %s (§8)', (api, errMsg, result) =>
  expect(chatSdkResult(api, errMsg)).toEqual(result),
);
