import { expect, it } from 'vitest';
import { requestTimeoutMs } from './request-timeout.ts';
import { timedOut, timeLimits } from './time-limits.ts';

it('has the timeouts of the specification (§8, §9)', () => {
  expect(timeLimits).toEqual({
    mapsPosition: 5000,
    browserPosition: 3000,
    chatPosition: 3000,
    operatorAppInfo: 1000,
  });
  expect(requestTimeoutMs).toBe(60000);
  expect(timedOut).toBe('请求超时！');
});
