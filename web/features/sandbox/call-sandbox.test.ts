import { afterEach, expect, it, vi } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { callSandbox } from './call-sandbox.ts';

afterEach(() => vi.unstubAllGlobals());
const answer = (made: () => Response) => {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => made());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('reads of the workbench have their input in the address, changes in the body', async () => {
  const fetched = answer(() => Response.json({}));
  await callSandbox(reports.securityLog, { kind: 'replay', text: 'a b' });
  await callSandbox(controls.moveClock, { advanceMs: 5 });
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    ['/sandbox/api/security-log?kind=replay&text=a%20b', 'GET', undefined],
    ['/sandbox/api/clock', 'POST', '{"advanceMs":5}'],
  ]);
});

it('a refusal of the workbench is reported in its own sentence', async () => {
  answer(() => Response.json({ error: '请检查 advanceMs：数值过大' }, { status: 400 }));
  await expect(callSandbox(controls.moveClock, { advanceMs: 1 })).rejects.toThrow(
    '请检查 advanceMs：数值过大',
  );
});

it.each([
  ['a defect', () => Response.json({ code: '-1', message: '系统繁忙' }, { status: 500 })],
  ['a page of a proxy', () => new Response('<html>', { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')) as never],
])('%s of the workbench is reported as a service that may not be running', async (_, made) => {
  answer(made);
  await expect(callSandbox(controls.state, {})).rejects.toThrow('没有成功，请检查服务是否在运行');
});
