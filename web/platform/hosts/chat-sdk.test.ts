import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { chatLimitMs, chatSdk } from './chat-sdk.ts';
import type { ChatApi, ChatGlobal, ChatRequest } from './globals.ts';
import type { ChatSdk } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { outcome } from './testing/outcome.ts';

type Answering = (api: ChatApi, request: ChatRequest & Readonly<Record<string, unknown>>) => void;
const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: ['getLocation'] };

/** An SDK that becomes ready and gives the test's answers. */
function anSdk(answer: Answering, becomes: 'ready' | 'error' | 'silent' | 'throws' | 'both' = 'ready') {
  let [ready, fail] = [() => undefined as void, (_answer?: { errMsg?: string }) => undefined as void];
  const calls: [string, Readonly<Record<string, unknown>>][] = [];
  const api = (name: ChatApi) => (request: ChatRequest & Readonly<Record<string, unknown>>) => {
    calls.push([
      name,
      Object.fromEntries(Object.entries(request).filter(([, value]) => typeof value !== 'function')),
    ]);
    answer(name, request);
  };
  const configure = vi.fn<(provided: Readonly<Record<string, unknown>>) => void>(() => {
    if (becomes === 'throws') throw new Error('no bridge');
    if (becomes === 'error' || becomes === 'both') fail({ errMsg: 'config:invalid signature' });
    if (becomes === 'ready' || becomes === 'both') ready();
  });
  const sdk: ChatGlobal = {
    config: configure,
    ready: (then) => (ready = then),
    error: (then) => (fail = then),
    getLocation: api('getLocation'),
    openLocation: api('openLocation'),
    updateAppMessageShareData: api('updateAppMessageShareData'),
    updateTimelineShareData: api('updateTimelineShareData'),
    chooseWXPay: api('chooseWXPay'),
    miniProgram: { navigateTo: () => undefined, switchTab: () => undefined },
  };
  return { sdk, calls, configure };
}

const where = { longitude: 118.7, latitude: 32 };
const ok: Answering = (api, { success }) => success({ errMsg: `${api}:ok`, ...where });
const wrap = (sdk: ChatGlobal, parts: Partial<Parameters<typeof chatSdk>[0]> = {}) =>
  chatSdk({
    load: async () => sdk,
    sign: async () => config,
    signedUrl: () => 'https://mall.example/a',
    ...parts,
  });

const share = {
  title: '题',
  desc: '述',
  circleTitle: '圈',
  link: 'https://mall.example/a',
  imgUrl: 'https://mall.example/a.png',
};
const payment = {
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
};
const functions: Readonly<Record<keyof ChatSdk, (sdk: ChatSdk) => Promise<unknown>>> = {
  getLocation: (sdk) => sdk.getLocation(),
  openLocation: (sdk) => sdk.openLocation({ ...where, name: '南京南站' }),
  setShare: (sdk) => sdk.setShare(share),
  pay: (sdk) => sdk.pay(payment),
};
const names = ['getLocation', 'openLocation', 'setShare'] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(names)('%s of the chat SDK (§7, §8)', (name) => {
  const answer = name === 'getLocation' ? where : 'done';
  const limit = name === 'getLocation' ? 3000 : chatLimitMs;

  it.each<[string, Answering, unknown]>([
    ['answers', ok, answer],
    [
      'calls back twice',
      (api, request) => {
        ok(api, request);
        request.fail({ errMsg: `${api}:fail` });
      },
      answer,
    ],
    [
      'calls back wrong first',
      (api, request) => {
        request.fail({ errMsg: `${api}:fail` });
        ok(api, request);
      },
      'failed',
    ],
    ['fails', (api, { fail }) => fail({ errMsg: `${api}:fail auth deny` }), 'failed'],
    ['says another errMsg', (_api, { success }) => success({ errMsg: 'sandbox:ok' }), 'failed'],
    ['says no errMsg', (_api, { success }) => success({}), 'failed'],
    ['fails without a word', (_api, { fail }) => fail(), 'failed'],
    ['is cancelled', (api, { cancel }) => cancel({ errMsg: `${api}:cancel` }), 'cancelled'],
    ['is cancelled as a failure', (api, { fail }) => fail({ errMsg: `${api}:cancel` }), 'cancelled'],
    [
      'throws',
      () => {
        throw new Error('sandbox');
      },
      'failed',
    ],
  ])('%s', async (_way, answering, result) =>
    expect(await outcome(functions[name](wrap(anSdk(answering).sdk)))).toEqual(result),
  );

  it('times out without a callback', async () => {
    const pending = functions[name](wrap(anSdk(() => undefined).sdk));
    expect(await outcome(pending, limit - 1)).toBe('open');
    expect(await outcome(pending, 1)).toBe('timeout');
  });

  it.each([
    ['error', 0, 'failed'],
    ['both', 0, 'failed'],
    ['throws', 0, 'failed'],
    ['silent', chatLimitMs, 'timeout'],
  ] as const)('does not work while the configuration is %s', async (becomes, ms, result) =>
    expect(await outcome(functions[name](wrap(anSdk(ok, becomes).sdk)), ms)).toBe(result),
  );

  it('does not work without the script or without a signature', async () => {
    const { sdk } = anSdk(ok);
    expect(
      await outcome(
        functions[name](wrap(sdk, { load: () => Promise.reject(new HostFailure('missing', 'x')) })),
      ),
    ).toBe('missing');
    expect(
      await outcome(
        functions[name](wrap(sdk, { sign: () => Promise.reject(new ApiFailure('0', '暂时无法连接')) })),
      ),
    ).toBe('failed');
    expect(
      await outcome(functions[name](wrap(sdk, { sign: () => new Promise(() => undefined) })), chatLimitMs),
    ).toBe('timeout');
    expect(await outcome(functions[name](wrap({} as ChatGlobal)))).toBe('failed');
  });
});

it('the cashier of the chat app is opened as signed, and waits for the subscriber', async () => {
  const { sdk, calls } = anSdk(ok);
  expect(await outcome(wrap(sdk).pay(payment))).toBe('done');
  const { timeStamp, ...signed } = payment;
  expect(calls).toEqual([['chooseWXPay', { ...signed, timestamp: timeStamp }]]);
  expect(await outcome(wrap(anSdk(() => undefined).sdk).pay(payment), 600_000)).toBe('open');
});

it('a position that is none is a failure (§5)', async () => {
  const { sdk } = anSdk((api, { success }) => success({ errMsg: `${api}:ok`, longitude: 0, latitude: '' }));
  expect(await outcome(wrap(sdk).getLocation())).toBe('failed');
});

it('a position may take three seconds, however long the script takes (§9)', async () => {
  const pending = wrap(anSdk(ok).sdk, { load: () => new Promise(() => undefined) }).getLocation();
  expect(await outcome(pending, 2999)).toBe('open');
  expect(await outcome(pending, 1)).toBe('timeout');
});

it('asks for GCJ-02, opens the map at scale 15, and shares with friends and in the timeline (§7, §9)', async () => {
  const { sdk, calls } = anSdk(ok);
  const chat = wrap(sdk);
  for (const name of names) await outcome(functions[name](chat));
  const { title: _title, circleTitle, desc: _desc, ...rest } = share;
  expect(calls).toEqual([
    ['getLocation', { type: 'gcj02' }],
    ['openLocation', { ...where, name: '南京南站', address: '', scale: 15 }],
    ['updateAppMessageShareData', { title: share.title, desc: share.desc, ...rest }],
    ['updateTimelineShareData', { title: circleTitle, ...rest }],
  ]);
});

it('the timeline shows the title where there is no other', async () => {
  const { sdk, calls } = anSdk(ok);
  const { circleTitle: _none, ...plain } = share;
  await outcome(wrap(sdk).setShare(plain));
  expect(calls[1]?.[1]).toMatchObject({ title: share.title });
});

describe('the configuration', () => {
  it('is made once for an address, and again for the next', async () => {
    const { sdk, configure } = anSdk(ok);
    let url = 'https://mall.example/a';
    const sign = vi.fn(async (_url: string) => config);
    const chat = wrap(sdk, { sign, signedUrl: () => url });
    await Promise.all([outcome(chat.getLocation()), outcome(chat.setShare(share))]);
    expect(configure.mock.calls).toEqual([[{ debug: false, ...config }]]);
    url = 'https://mall.example/b';
    await outcome(chat.getLocation());
    expect(sign.mock.calls).toEqual([['https://mall.example/a'], ['https://mall.example/b']]);
  });

  it('is tried again after it failed', async () => {
    const { sdk } = anSdk(ok);
    const sign = vi.fn(async (_url: string) => config).mockRejectedValueOnce(new ApiFailure('0', ''));
    const chat = wrap(sdk, { sign });
    expect(await outcome(chat.getLocation())).toBe('failed');
    expect(await outcome(chat.getLocation())).toEqual(where);
  });
});
