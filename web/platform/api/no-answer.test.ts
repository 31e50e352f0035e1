import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { session } from '#core/contract/user/session.ts';
import { requestTimeoutMs } from '#core/rules/failures/request-timeout.ts';
import { tokenBox } from '../session/tokens.ts';
import { offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { createClient } from './client.ts';
import { useLoading } from './loading.ts';

const onFailure = vi.fn();
const warned = vi.spyOn(console, 'warn');
const call = createClient({
  base: '/content',
  tokens: tokenBox(environments.dev),
  trackData: () => '%7B%7D',
  onFailure,
});
const loading = () => useLoading.getState().count;

let fetched: Mock<typeof fetch>;
const answerWith = (body: string, headers: Record<string, string> = {}, status = 200) =>
  fetched.mockImplementation(async () => new Response(body, { status, headers }));

beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  onFailure.mockReset();
  warned.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(loading()).toBe(0);
});

describe('no answer at all', () => {
  const gateway = '<html><body><h1>502 Bad Gateway</h1></body></html>';
  it.each([
    ['the network fails', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['a page comes instead of JSON', () => answerWith(gateway, { 'content-type': 'text/html' }, 502)],
    ['a page comes with status 200', () => answerWith(gateway)],
    ['JSON comes that is none of ours', () => answerWith('{"error":"upstream"}')],
    ['null comes', () => answerWith('null')],
    ['nothing comes', () => answerWith('')],
  ])('when %s, says the network is to blame, for the page to show where it hurts', async (_name, arrange) => {
    arrange();
    await expect(call(session.loginStatus, {})).rejects.toMatchObject({
      name: 'ApiFailure',
      code: offline,
      message: offlineSentence,
    });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is written into the console with its path and its reason, and without anything that was sent (§8)', async () => {
    const reason = new TypeError('Failed to fetch');
    fetched.mockRejectedValue(reason);
    await expect(call(detail.skuDetail, { skuId: '13800000001' })).rejects.toMatchObject({ code: offline });
    expect(warned.mock.calls).toEqual([['GET /provider-goods/v2/goodsInfo/getSkuDetail/:skuId', reason]]);
  });

  it('to a quiet or aborted call is not logged', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await call(session.loginStatus, {}, { quiet: true }).catch(() => undefined);
    await call({ ...session.loginStatus, quiet: true }, {}).catch(() => undefined);
    await call(session.loginStatus, {}, { signal: AbortSignal.abort() }).catch(() => undefined);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(warned).not.toHaveBeenCalled();
  });

  const silence: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'));
      if (init?.signal?.aborted) stop();
      init?.signal?.addEventListener('abort', stop);
    });

  it('is given up after 60 seconds (§9), and not a moment before', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(silence);
    const ended = vi.fn();
    const calling = call(session.loginStatus, {}).catch(ended);
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
    expect(ended).not.toHaveBeenCalled();
    expect(loading()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: offline }));
  });

  it('is given up when the page no longer wants it, even before it began', async () => {
    fetched.mockImplementation(silence);
    const controller = new AbortController();
    const calling = call(session.loginStatus, {}, { signal: controller.signal });
    controller.abort();
    await expect(calling).rejects.toMatchObject({ code: offline });
    await expect(call(session.loginStatus, {}, { signal: controller.signal })).rejects.toMatchObject({
      code: offline,
    });
  });
});
