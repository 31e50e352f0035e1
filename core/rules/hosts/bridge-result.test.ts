import { expect, it } from 'vitest';
import { bridgeResult } from './bridge-result.ts';

it.each<[unknown, object]>([
  [
    { code: '0', data: { mobile: '13800000001' } },
    { kind: 'ok', data: { mobile: '13800000001' } },
  ],
  [{ code: '0' }, { kind: 'ok', data: {} }],
  [
    { code: '0', data: 'text' },
    { kind: 'ok', data: {} },
  ],
  [
    { code: 0, data: {} },
    { kind: 'failed', message: 'getUserInfo:fail' },
  ],
  [{ code: '1', message: 'cancel' }, { kind: 'cancelled' }],
  [{ code: '1', message: 'getUserInfo:cancel' }, { kind: 'cancelled' }],
  [
    { code: '1', message: '未登录' },
    { kind: 'failed', message: '未登录' },
  ],
  [{ code: '2' }, { kind: 'failed', message: 'getUserInfo:fail' }],
  [undefined, { kind: 'failed', message: 'getUserInfo:fail' }],
  ['0', { kind: 'failed', message: 'getUserInfo:fail' }],
])('parses the answer %j of the operator app’s bridge (§7)', (answer, result) =>
  expect(bridgeResult('getUserInfo', answer)).toEqual(result),
);
