import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { noLocation } from '../location/location-context.tsx';
import { encodedUserId } from '../navigation/encoded-user-id.ts';
import type { Session } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Gate } from './gate.tsx';
import { aChannel } from './testing/channel.ts';

interface At {
  readonly api?: FakeApi;
  readonly project?: ProjectId;
  readonly path?: string;
  readonly search?: string;
  readonly session?: Session;
}

const guest: Session = { kind: 'guest' };
const answering = (overrides: Parameters<typeof aChannel>[0] = {}) =>
  fakeApi().answer(gateway.channelConfig, () => aChannel(overrides));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function stand({
  api = answering(),
  project = 'super-market',
  path = '/market-index',
  search = '',
  session = aMember(),
}: At = {}) {
  history.replaceState(null, '', `/content/${project}${path}${search}`);
  return renderInSite(<Gate project={project} path={path} search={search} />, {
    api,
    project,
    search,
    session,
  });
}

function Walk() {
  const [path, setPath] = useState('/market-index');
  return (
    <>
      <button type="button" onClick={() => setPath((before) => `${before}x`)}>
        走
      </button>
      <Gate project="super-market" path={path} search="" />
    </>
  );
}
const walk = () => act(() => screen.getByRole('button', { name: '走' }).click());

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the location of a member (§4, §6)', () => {
  const find = vi.fn(noLocation.find);
  const touch = () => dispatchEvent(new Event('pointerdown'));
  const at = (project: ProjectId, path: string, session: Session) =>
    renderInSite(<Gate project={project} path={path} search="" />, {
      api: answering(),
      project,
      session,
      locationService: { find },
    });
  beforeEach(() => find.mockClear());

  it.each([
    ['super-market', '/mine-index'],
    ['supper-mall', '/order-list'],
    ['standalone-pages', '/up-card'],
    ['easy-use', '/easy-use-index'],
  ] as const)('is looked for on %s%s, which shows no city', (project, path) => {
    at(project, path, aMember());
    expect(find).not.toHaveBeenCalled();
    touch();
    expect(find).toHaveBeenCalledOnce();
  });

  it.each([
    ['for a guest', 'super-market', '/mine-index', guest],
    ['on a login page', 'public-pages', '/login', aMember()],
    ['on a notice page', 'public-pages', '/city-notice', aMember()],
  ] as const)('is not looked for %s', (_title, project, path, session) => {
    at(project, path, session);
    touch();
    expect(find).not.toHaveBeenCalled();
  });
});

describe('area degradation (§4)', () => {
  it.each([
    [2, 'city-notice'],
    [4, 'traffic-overload'],
  ] as const)(
    'flag %i replaces the page of a signed-in subscriber by /%s, with the way back',
    async (flag, page) => {
      const { navigator } = stand({ api: answering({ flag }), path: '/mine-index', search: '?a=1' });
      await waitFor(() =>
        expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
          `/content/public-pages/${page}?redirect=${encodeURIComponent('/content/super-market/mine-index?a=1')}`,
        ),
      );
    },
  );

  it('names the city in the address of the notice', async () => {
    const { navigator } = stand({ api: answering({ flag: 2, areaName: '淮安' }) });
    await waitFor(() =>
      expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(new RegExp(`&city=${encodeURIComponent('淮安')}$`)),
      ),
    );
  });

  it.each([
    ['a guest', { session: guest, api: answering({ flag: 2 }) }],
    ['an area that is well', { api: answering() }],
    ['the notice itself', { api: answering({ flag: 2 }), project: 'public-pages', path: '/city-notice' }],
    [
      'a sign-in page, which leads on by itself',
      { api: answering({ flag: 4 }), project: 'public-pages', path: '/login' },
    ],
    ['a server that cannot be reached', { api: fakeApi().unplug(gateway.channelConfig) }],
  ] as const)('leaves %s alone', async (_name, at) => {
    const { navigator } = stand(at);
    await settled();
    expect(navigator.replace).not.toHaveBeenCalled();
  });

  it("asks with the project's channelWays and the open type, and only once it is known who is here", async () => {
    sessionStorage.setItem('DEV_openType', 'zt');
    const { api } = stand({ project: 'easy-use', path: '/easy-use-index' });
    await settled();
    expect(api.callsOf(gateway.channelConfig).map(({ input }) => input)).toEqual([
      { channelWays: 'MEMBER_RWY', openType: 'zt' },
    ]);
    const unknown = stand({ session: { kind: 'unknown' }, api: answering() });
    await settled();
    expect(unknown.api.calls).toEqual([]);
  });

  it.each([
    ['comes back into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ])('asks at once when the page %s, however fresh the answer is', async (_name, happen) => {
    const { api } = stand();
    await settled();
    act(() => void happen());
    await waitFor(() => expect(api.callsOf(gateway.channelConfig)).toHaveLength(2));
  });

  it('asks about once a minute where the page only lies open in sight, and not at all out of sight', async () => {
    vi.useFakeTimers();
    const { api } = stand();
    const callCount = () => api.callsOf(gateway.channelConfig).length;
    await act(() => vi.advanceTimersByTimeAsync(49_000));
    expect(callCount()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(22_000));
    expect(callCount()).toBe(2);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    hidden.mockRestore();
    expect(callCount()).toBe(2);
  });

  it('reuses an answer for three seconds on the way to other pages, so that a switch holds within five', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { api } = renderInSite(<Walk />, { api: answering(), project: 'super-market', session: guest });
    await settled();
    const callCount = () => api.callsOf(gateway.channelConfig).length;
    const settledAt = Date.now();
    vi.setSystemTime(settledAt + 2_900);
    walk();
    await settled();
    expect(callCount()).toBe(1);
    vi.setSystemTime(settledAt + 3_000);
    walk();
    await waitFor(() => expect(callCount()).toBe(2));
  });

  it('asks at the next step where the last question failed', async () => {
    const { api } = renderInSite(<Walk />, {
      api: fakeApi().unplug(gateway.channelConfig),
      project: 'super-market',
      session: guest,
    });
    await settled();
    expect(api.callsOf(gateway.channelConfig)).toHaveLength(1);
    walk();
    await waitFor(() => expect(api.callsOf(gateway.channelConfig)).toHaveLength(2));
  });
});

describe('the maintenance notice (§2, §4)', () => {
  it('shows title and message over the page, to guests too', async () => {
    stand({
      session: guest,
      api: answering({ type: 4, title: '系统升级', message: '今晚升级，请明早再来' }),
    });
    expect(
      await screen.findByRole('alertdialog', { name: '系统升级', description: '今晚升级，请明早再来' }),
    ).toBeTruthy();
  });

  it('has words of its own where the operator wrote none (§8)', async () => {
    stand({ api: answering({ type: 4 }) });
    expect(
      await screen.findByRole('alertdialog', { name: '维护公告', description: '系统维护中，请稍后再试...' }),
    ).toBeTruthy();
  });

  it.each([
    ['another status', { api: answering({ type: 1 }) }],
    [
      'a route whose showNotice is false',
      { api: answering({ type: 4 }), project: 'public-pages', path: '/traffic-overload', session: guest },
    ],
  ] as const)('does not come for %s', async (_name, at) => {
    stand(at);
    await settled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes when the work is done', async () => {
    const api = answering({ type: 4 });
    stand({ api });
    await screen.findByRole('alertdialog');
    api.answer(gateway.channelConfig, () => aChannel());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('cut-over between the malls (§4)', () => {
  const toMarket = () =>
    answering().answer(membership.userPage, { product: 'super-market', page: '/market-index' });
  const inMall = { project: 'supper-mall', path: '/coupons' } as const;
  const iu = encodedUserId('U1');

  it('replaces the page by its twin, with translated query keys', async () => {
    const { navigator } = stand({ ...inMall, search: '?tabActive=freeFlag', api: toMarket() });
    await waitFor(() =>
      expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
        '/content/super-market/coupon-center?couponKey=1',
      ),
    );
  });

  it.each([
    ['for a guest', { ...inMall, session: guest }],
    ['in the other mall', { project: 'super-market', path: '/coupon-center' }],
    ['for a link that names the subscriber', { ...inMall, search: `?IU=${iu}` }],
  ] as const)('does not ask %s', async (_name, at) => {
    const { api, navigator } = stand({ ...at, api: toMarket() });
    await settled();
    expect(api.callsOf(membership.userPage)).toEqual([]);
    expect(navigator.replace).not.toHaveBeenCalled();
  });

  it('stays for the rest of a visit that began with such a link', async () => {
    stand({ ...inMall, search: `?IU=${iu}`, api: toMarket() }).unmount();
    const { api } = stand({ ...inMall, path: '/mine', api: toMarket() });
    await settled();
    expect(api.callsOf(membership.userPage)).toEqual([]);
  });

  it.each([
    [
      'the subscriber belongs here',
      answering().answer(membership.userPage, { product: 'supper-mall', page: '/mall-index' }),
    ],
    ['the server cannot say', answering().unplug(membership.userPage)],
  ])('stays when %s', async (_name, api) => {
    const { navigator } = stand({ ...inMall, api });
    await settled();
    expect(api.callsOf(membership.userPage)).toHaveLength(1);
    expect(navigator.replace).not.toHaveBeenCalled();
  });
});
