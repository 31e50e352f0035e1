import { afterEach, expect, it, vi } from 'vitest';
import { browserFamily } from '#core/rules/failures/browser-family.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { errorReporter, reportErrors } from './error-reports.ts';

const sent: { url: string; body: Record<string, unknown> }[] = [];
/** Other test files leave listeners on the shared window, which report under another base. */
const base = '/base-of-this-test';
const answer = vi.fn(async (url: string, init: { readonly body: string }) => {
  if (url.startsWith(base)) sent.push({ url, body: JSON.parse(init.body) as Record<string, unknown> });
  return new Response();
});
vi.stubGlobal('fetch', answer);
afterEach(() => {
  sent.length = 0;
  answer.mockClear();
});
/** Waits for so many reports, and that no more follow. */
const reported = async (count: number): Promise<void> => {
  await vi.waitFor(() => expect(sent).toHaveLength(count));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(count);
};

it('an error is reported once, with its kind and the path without the query', async () => {
  history.replaceState(null, '', '/content/super-market/market-index?mobile=1');
  const report = errorReporter(base, 'wx');
  report('caught', new TypeError('x is undefined'));
  report('caught', new TypeError('x is undefined'));
  await reported(1);
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining('/userLog/pageError') as string,
    body: {
      kind: 'caught',
      message: 'TypeError: x is undefined',
      path: '/content/super-market/market-index',
      release: '0.2.0',
      host: 'wx',
      browser: browserFamily(navigator.userAgent),
    },
  });
});

it('a page that fails in a loop reports five errors', async () => {
  const report = errorReporter(base, 'wx');
  for (let at = 0; at < 20; at += 1) report('script', new Error(String(at)));
  await reported(5);
});

it('a report that cannot be sent stays without consequences', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  errorReporter(base, 'wx')('script', new Error('any'));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(0);
});

it('script errors and rejected promises are reported, refusals of the server are not', async () => {
  reportErrors(base, 'wx');
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  dispatchEvent(Object.assign(new Event('error'), { error: new Error('script') }));
  reject(new Error('promise'));
  reject(new ApiFailure('0', '已领完'));
  await reported(2);
  expect(sent.map(({ body }) => body['kind'])).toEqual(['script', 'rejection']);
});

it('an error caught while rendering is reported with its components, and still shown in the console', async () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const componentStack = '\n    at Price\n    at GoodsDetail';
  reportErrors(base, 'wx').onCaughtError?.(new Error('render'), { componentStack });
  await reported(1);
  expect(sent.map(({ body }) => body)).toMatchObject([{ kind: 'caught', componentStack }]);
  expect(shown).toHaveBeenCalledOnce();
  shown.mockRestore();
});
