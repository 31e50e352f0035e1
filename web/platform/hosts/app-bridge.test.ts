import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeLimits, type BridgeFunction } from '#core/rules/hosts/bridge-limits.ts';
import { appBridge } from './app-bridge.ts';
import type { BridgeGlobal } from './globals.ts';
import type { AppBridge } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { outcome } from './testing/outcome.ts';

interface Row {
  readonly invoked: BridgeFunction;
  call(app: AppBridge): Promise<unknown>;
  readonly params?: object;
  readonly data: object;
  readonly answer: unknown;
  /** The result for an answer without data. */
  readonly empty: unknown;
}
const share = {
  title: '题',
  desc: '述',
  circleTitle: '圈',
  link: 'https://mall.example/a',
  imgUrl: 'https://mall.example/a.png',
};
const where = { longitude: 118.7, latitude: 32 };

/** Every bridge function (§7); a missing one does not compile. */
const rows: Readonly<Record<keyof AppBridge, Row>> = {
  getCatchInfo: {
    invoked: 'getCatchInfo',
    call: (app) => app.getCatchInfo(),
    data: { longitude: '118.7', latitude: '32' },
    answer: where,
    empty: 'failed',
  },
  getLocation: {
    invoked: 'getLocation',
    call: (app) => app.getLocation(),
    data: where,
    answer: where,
    empty: 'failed',
  },
  getUserInfo: {
    invoked: 'getUserInfo',
    call: (app) => app.getUserInfo(),
    data: { mobile: '13800000001', cmToken: 't' },
    answer: { mobile: '13800000001', cmToken: 't' },
    empty: {},
  },
  getYDRZToken: {
    invoked: 'getYDRZToken',
    call: (app) => app.getYDRZToken(),
    data: { token: 't' },
    answer: 't',
    empty: 'failed',
  },
  quitLogin: {
    invoked: 'quitLogin',
    call: (app) => app.quitLogin(),
    data: {},
    answer: 'done',
    empty: 'done',
  },
  showLogin: {
    invoked: 'showLogin',
    call: (app) => app.showLogin(),
    data: {},
    answer: 'done',
    empty: 'done',
  },
  enableShared: {
    invoked: 'enableShared',
    call: (app) => app.enableShared(share),
    params: { title: '题', content: '述', link: share.link, imgUrl: share.imgUrl },
    data: {},
    answer: 'done',
    empty: 'done',
  },
  getConcatenationInfo: {
    invoked: 'getConcatenationInfo',
    call: (app) => app.getConcatenationInfo(),
    data: { channelId: 'C1', yx: '', token: 't' },
    answer: { channelId: 'C1', token: 't' },
    empty: {},
  },
  isInstall: {
    invoked: 'isInstall',
    call: (app) => app.isInstall('com.example.map'),
    params: { app: 'com.example.map' },
    data: { installed: true },
    answer: true,
    empty: false,
  },
  openOtherApp: {
    invoked: 'openOtherAPP',
    call: (app) => app.openOtherApp('map://a'),
    params: { url: 'map://a' },
    data: {},
    answer: 'done',
    empty: 'done',
  },
};

type Invoke = BridgeGlobal['invoke'];
const bridgeOf = (invoke: Invoke) => appBridge(async () => ({ invoke }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(rows))(
  '%s of the operator app’s bridge (§7)',
  (_name, { invoked, call, params = {}, data, answer, empty }) => {
    it.each<[string, Invoke, unknown]>([
      ['answers', (_f, _p, back) => back({ code: '0', message: '', data }), answer],
      [
        'calls back twice',
        (_f, _p, back) => {
          back({ code: '0', data });
          back({ code: '1' });
        },
        answer,
      ],
      [
        'calls back wrong first',
        (_f, _p, back) => {
          back({ code: '1', message: 'x' });
          back({ code: '0', data });
        },
        'failed',
      ],
      ['answers another code', (_f, _p, back) => back({ code: '9', message: 'sandbox' }), 'failed'],
      ['answers nothing', (_f, _p, back) => back(undefined), 'failed'],
      ['answers without data', (_f, _p, back) => back({ code: '0' }), empty],
      ['is cancelled', (_f, _p, back) => back({ code: '1', message: 'cancel' }), 'cancelled'],
      [
        'throws',
        () => {
          throw new Error('sandbox');
        },
        'failed',
      ],
    ])('%s', async (_way, invoke, result) => expect(await outcome(call(bridgeOf(invoke)))).toEqual(result));

    it('invokes it by its name with its parameters', async () => {
      const invoke = vi.fn<Invoke>();
      void outcome(call(bridgeOf(invoke)));
      await vi.advanceTimersByTimeAsync(0);
      expect(invoke).toHaveBeenCalledExactlyOnceWith(invoked, params, expect.any(Function));
    });

    it('times out without a callback', async () => {
      const { ms } = bridgeLimits[invoked];
      const pending = call(bridgeOf(() => undefined));
      expect(await outcome(pending, ms - 1)).toBe('open');
      expect(await outcome(pending, 1)).toBe('timeout');
    });

    it('is missing without the script', async () =>
      expect(
        await outcome(
          call(appBridge(() => Promise.reject(new HostFailure('missing', 'Can not get app bridge')))),
        ),
      ).toBe('missing'));
  },
);

it.each(['getConcatenationInfo', 'getLocation', 'getCatchInfo'] as const)(
  '%s races its second against the script as well (§8)',
  async (name) => {
    const pending = rows[name].call(appBridge(() => new Promise(() => undefined)));
    expect(await outcome(pending, 999)).toBe('open');
    expect(await outcome(pending, 1)).toBe('timeout');
  },
);

it('a sign-in through the app waits for its script', async () => {
  const pending = rows.getUserInfo.call(
    appBridge(
      () =>
        new Promise((resolve) =>
          setTimeout(
            () => resolve({ invoke: (_f, _p, back) => back({ code: '0', data: { cmToken: 't' } }) }),
            3000,
          ),
        ),
    ),
  );
  expect(await outcome(pending, 3000)).toEqual({ cmToken: 't' });
});
