import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rail } from '#core/contract/goods/rail.ts';
import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { codeMessage, codeMinute, seedEnd, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { hmacSha256 } from '#web/platform/crypto/hmac-sha256.ts';
import { environments } from '#core/config/environments.ts';
import { forgetPasses } from '#web/platform/offline/forget-passes.ts';
import { storedPass } from '#web/platform/offline/stored-passes.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';
import { page } from './rail-verification.page.tsx';
import { aPass } from './testing/samples.ts';

/** The server is five minutes ahead of the phone. */
const skewMs = 300_000;
const start = Date.parse('2026-08-03T02:00:10.000Z');
const serverNow = () => Date.now() + skewMs;
let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
  api = fakeApi();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (pass?: Partial<LoungePass>) => {
  if (pass) api.answer(rail.loungePass, () => aPass(serverNow(), pass));
  return renderInSite(<page.Page />, {
    api,
    session: { kind: 'member', user: aUser() },
    path: '/high-speed-rail/verification-use',
    search: '?orderId=order-1',
  });
};
const drawn = () =>
  screen.getByRole('img', { name: '贵宾厅核销二维码' }).querySelector('path')?.getAttribute('d');

/** The drawing of the code that the phone makes for a minute from the seed of its first answer. */
async function madeCode(minute: number): Promise<string> {
  const until = seedEnd(start + skewMs);
  const bytes = await hmacSha256('a seed', codeMessage({ orderId: 'order-1', minute }));
  const mac = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 20);
  return qrModules(writeLoungeCode({ orderId: 'order-1', minute, until, mac }), true).path;
}

describe('权益核销', () => {
  it('shows the code of the hall, its digits, and what it takes', async () => {
    const { container } = open({});
    expect(await screen.findByRole('heading', { name: '南京南站贵宾厅' })).toBeTruthy();
    await waitFor(() => expect(drawn()).toBe(qrModules(aPass(serverNow()).qr ?? '', true).path));
    expect(screen.getByText('3921 7745 06')).toBeTruthy();
    expect(screen.getByText('核销后剩1次')).toBeTruthy();
    expect(screen.getByText('138****0001')).toBeTruthy();
    await expectAccessible(container);
  });

  it('makes the next codes itself by the server’s clock when the network is gone', async () => {
    open({});
    await screen.findByText('3921 7745 06');
    api.unplug(rail.loungePass);
    act(() => void vi.advanceTimersByTime(120_000));
    const expected = await madeCode(codeMinute(serverNow()));
    await waitFor(() => expect(drawn()).toBe(expected));
    expect(await screen.findByText('当前没有网络，二维码在2026-08-03 22:05前仍可使用')).toBeTruthy();
    expect(screen.queryByText('3921 7745 06')).toBeNull();
  });

  it('is shown from what the phone kept when a reload finds no network, until the session has ended', async () => {
    open({});
    await screen.findByText('3921 7745 06');
    await waitFor(() => expect(storedPass(environments.dev, 'order-1')).toBeTruthy());
    cleanup();
    act(() => void vi.advanceTimersByTime(3_600_000));
    api = fakeApi();
    api.unplug(rail.loungePass);
    renderInSite(<page.Page />, {
      api,
      session: { kind: 'guest', unconfirmed: true },
      path: '/high-speed-rail/verification-use',
      search: '?orderId=order-1',
    });
    expect(await screen.findByText('当前没有网络，二维码在2026-08-03 22:05前仍可使用')).toBeTruthy();
    const expected = await madeCode(codeMinute(serverNow()));
    await waitFor(() => expect(drawn()).toBe(expected));
    act(() => void vi.advanceTimersByTime(12 * 3_600_000));
    expect(await screen.findByText('没有网络已超过12小时，请联网后刷新二维码')).toBeTruthy();
    expect(screen.queryByRole('img', { name: '贵宾厅核销二维码' })).toBeNull();
    await forgetPasses(environments.dev);
    expect(storedPass(environments.dev, 'order-1')).toBeUndefined();
  });

  it.each([
    ['verified', '核销成功', '已核销'],
    ['expired', '这次预约已过期，次数已退回', '已过期'],
    ['cancelled', '这次预约已取消，次数已退回', '已取消'],
  ] as const)('shows that a visit is %s, without a code', async (state, title, tag) => {
    open({
      state,
      qr: null,
      digits: null,
      seed: null,
      verifiedAt: state === 'verified' ? '2026-08-03T02:05:00Z' : null,
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(tag)).toBeTruthy();
    expect(screen.queryByRole('img', { name: '贵宾厅核销二维码' })).toBeNull();
  });

  it('says why the scanner refused, and keeps the code', async () => {
    open({
      lastScan: {
        verdict: 'wrong-hall',
        text: '这次权益不适用于本厅，请到预约的贵宾厅使用，次数没有扣减',
        hallName: '苏州北站贵宾厅',
        at: '2026-08-03T02:05:00Z',
      },
    });
    expect(
      await screen.findByText('苏州北站贵宾厅：这次权益不适用于本厅，请到预约的贵宾厅使用，次数没有扣减'),
    ).toBeTruthy();
    await waitFor(() => expect(drawn()).toBeTruthy());
  });
});
