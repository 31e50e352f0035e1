import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { aChannel } from '#web/platform/gateway/testing/channel.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './traffic-overload.page.tsx';

const requested = '/content/super-market/market-index';
const withFlag = (flag: 0 | 2 | 4) => fakeApi().answer(gateway.channelConfig, () => aChannel({ flag }));
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: withFlag(4),
    project: 'public-pages',
    session: aMember(),
    search: `?redirect=${encodeURIComponent(requested)}`,
    ...overrides,
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: /刷新看看|正在查看/ }));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('访问繁忙 (§4, Area degradation)', () => {
  it('says that it waits, and for how long', async () => {
    const { container } = open();
    expect(screen.getByText('访问的人有点多')).toBeTruthy();
    expect(screen.getByText('约 20 秒后自动为您重试')).toBeTruthy();
    await pass(5_000);
    expect(screen.getByText('约 15 秒后自动为您重试')).toBeTruthy();
    vi.useRealTimers();
    await expectAccessible(container);
  });

  it('names the city', () => {
    open({ search: `?redirect=${encodeURIComponent(requested)}&city=盐城` });
    expect(screen.getByText('盐城访问的人有点多')).toBeTruthy();
    expect(screen.getByRole('button', { name: '换个城市' })).toBeTruthy();
  });

  it('asks by itself, later each time, and goes back to where one was', async () => {
    const { api, navigator } = open();
    await pass(20_000);
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(1);
    expect(screen.getByText('约 30 秒后自动为您重试')).toBeTruthy();
    await pass(29_000);
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(1);
    api.answer(gateway.channelConfig, () => aChannel());
    await pass(1_000);
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(requested);
  });

  it('asks at a tap, and then rests for a moment', async () => {
    const { api } = open();
    await press();
    expect(screen.getByText('还在排队，请再等一等')).toBeTruthy();
    expect(screen.getByRole('button', { name: '正在查看' }).getAttribute('aria-busy')).toBe('true');
    await press();
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(1);
    await pass(3_000);
    await press();
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(2);
  });

  it('goes on waiting when the server does not answer at all', async () => {
    const { navigator } = open({ api: fakeApi().unplug(gateway.channelConfig) });
    await pass(20_000);
    expect(screen.getByText('约 30 秒后自动为您重试')).toBeTruthy();
    expect(navigator.replace).not.toHaveBeenCalled();
  });

  it('does not poll while hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { api } = open();
    await pass(60_000);
    expect(api.calls).toEqual([]);
    hidden.mockReturnValue(false);
    await pass(1_000);
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(1);
  });

  it('gives way to the city notice where that holds', async () => {
    const { navigator } = open({ api: withFlag(2) });
    await press();
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      `/content/public-pages/city-notice?redirect=${encodeURIComponent(requested)}`,
    );
  });

  it('waits to know who is here, and lets a guest through (§6)', async () => {
    const { api, unmount } = open({ session: { kind: 'unknown' } });
    expect(screen.getByText('正在为您排队')).toBeTruthy();
    expect(screen.getByText('请稍候，恢复后将自动返回刚才的页面')).toBeTruthy();
    await pass(60_000);
    expect(api.calls).toEqual([]);
    unmount();
    const { navigator } = open({ session: { kind: 'guest' } });
    await press();
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(requested);
  });
});
