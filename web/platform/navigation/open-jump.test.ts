import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { profile } from '#core/contract/user/profile.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { useLoading } from '../api/loading.ts';
import { HostFailure } from '../hosts/host-failure.ts';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { encodedUserId } from './encoded-user-id.ts';
import type { JumpRequest } from './jump-request.ts';
import { openJump } from './open-jump.ts';
import { anApi, jumpMeans } from './testing/jump-dependencies.ts';
import { leaveSite } from '../site/leave-site.ts';

const assign = vi.spyOn(leaveSite, 'assign').mockImplementation(() => undefined);
const replace = vi.spyOn(leaveSite, 'replace').mockImplementation(() => undefined);
const withoutTrace = vi.spyOn(leaveSite, 'withoutTrace').mockImplementation(() => undefined);
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const iu = `IU=${encodedUserId('U1')}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setSession(aMember());
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
  expect(useLoading.getState().count).toBe(0);
});

/** Each jump a second after the previous one, so that none counts as a double tap. */
let at = 1_785_722_400_000;
const jump = (order: JumpRequest, overrides: Parameters<typeof jumpMeans>[0] = {}) => {
  at += 1_000;
  vi.setSystemTime(at);
  const made = jumpMeans(overrides);
  return { ...made, went: openJump(order, made.means) };
};
const stamp = () => `timeStamp=${at}`;

describe('a jump inside the product (§2)', () => {
  it('goes by the router, with its params and the time', async () => {
    const { navigator, went } = jump({ path: '/goods-detail', params: { goodsId: '7', skuId: '' } });
    expect(await went).toBe(true);
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      `/content/super-market/goods-detail?goodsId=7&${stamp()}`,
    );
  });

  it('replaces the page where requested', async () => {
    const { navigator, went } = jump({ link: '/content/super-market/mine-index', replace: true });
    await went;
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(`/content/super-market/mine-index?${stamp()}`);
  });

  it('leads to another mall by a new document that knows who is meant', async () => {
    await jump({ project: 'supper-mall', path: '/mall-index' }).went;
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      `http://localhost:3000/content/supper-mall/mall-index?${iu}&${stamp()}`,
    );
  });

  it.each([
    ['a guest', 'super-market', { kind: 'guest' }],
    ['a page that is no mall', 'standalone-pages', aMember()],
  ] as const)('names no subscriber from %s', async (_name, project, session) => {
    setSession(session);
    await jump({ project: 'supper-mall', path: '/mall-index', replace: true }, { project }).went;
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      `http://localhost:3000/content/supper-mall/mall-index?${stamp()}`,
    );
  });

  it('keeps the tracked params for the pages to come (§3)', async () => {
    await jump({ path: '/mine-index', params: { channelId: 'C0001', pChannelId: '', goodsId: '7' } }).went;
    expect({ ...localStorage }).toEqual({ DEV_channelId: 'C0001' });
  });
});

describe('a jump to an agreed origin', () => {
  it('is exchanged for a link with a token, and names the subscriber', async () => {
    const { api, went } = jump({ link: 'https://pay.example/a?b=1', exchangeToken: true });
    expect(await went).toBe(true);
    expect(api.callsOf(gateway.tokenisedLink).map(({ input }) => input)).toEqual([
      { url: 'https://pay.example/a?b=1' },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`https://pay.example/a?b=1&token=once&${iu}&${stamp()}`);
  });

  it.each([
    ['none is requested', { exchangeToken: false }, aMember()],
    ['the visitor is a guest', { exchangeToken: true }, { kind: 'guest' }],
  ] as const)('opens without a token when %s', async (_name, order, session) => {
    setSession(session);
    const { api, went } = jump({ link: 'https://pay.example/a', ...order });
    await went;
    expect(api.callsOf(gateway.tokenisedLink)).toEqual([]);
    expect(assign.mock.calls[0]?.[0]).not.toContain('token');
  });

  it('opens without a token when none is to be had', async () => {
    await jump(
      { link: 'https://pay.example/a', exchangeToken: true },
      { api: anApi().unplug(gateway.tokenisedLink) },
    ).went;
    expect(assign).toHaveBeenCalledExactlyOnceWith(`https://pay.example/a?${iu}&${stamp()}`);
  });

  it.each([
    'https://evil.example/a?token=once',
    'https://pay.example.evil.example/?token=once',
    'javascript:alert(1)',
    'http://pay.example/?token=once',
  ])('does not follow a token elsewhere: %s', async (answer) => {
    await jump(
      { link: 'https://pay.example/a', exchangeToken: true },
      { api: anApi().answer(gateway.tokenisedLink, answer) },
    ).went;
    expect(assign).toHaveBeenCalledExactlyOnceWith(`https://pay.example/a?${iu}&${stamp()}`);
  });
});

describe('a jump to a partner site', () => {
  it.each([
    ['https://near.example/shops', 'long=118.767413&lat=32.041544'],
    ['https://city.example/', 'longitude=118.767413&latitude=32.041544&areaNum=320100'],
  ])('%s carries the coordinates of a fresh lookup', async (link, coordinates) => {
    const { find, api, went } = jump({ link, exchangeToken: true });
    await went;
    expect(find).toHaveBeenCalledExactlyOnceWith({ validTimeMs: 0 });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${link}?${coordinates}&${stamp()}`);
    expect(api.callsOf(gateway.tokenisedLink)).toEqual([]);
  });
});

describe('a jump to an unknown site (§2, decision 0011)', () => {
  it('opens the link as it is written, without a trace', async () => {
    const { find, api, went } = jump({
      link: 'https://stranger.example/a?b=1',
      exchangeToken: true,
      params: { channelId: 'C0001' },
    });
    expect(await went).toBe(true);
    expect(withoutTrace).toHaveBeenCalledExactlyOnceWith('https://stranger.example/a?b=1');
    expect(find).not.toHaveBeenCalled();
    expect(api.callsOf(gateway.tokenisedLink)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it.each(['https://bad.example/', 'http://www.bad.example/x', '//worse.example/shop/1'])(
    'is refused where the operator has barred the site: %s',
    async (link) => {
      expect(await jump({ link }).went).toBe(false);
      expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Blacklisted link'));
      expect(withoutTrace).not.toHaveBeenCalled();
    },
  );

  it('opens when the list of barred sites cannot be loaded, because unknown sites receive no data', async () => {
    await jump({ link: 'https://bad.example/' }, { api: anApi().unplug(profile.dictionary) }).went;
    expect(withoutTrace).toHaveBeenCalledExactlyOnceWith('https://bad.example/');
  });

  it('asks for the list once', async () => {
    const { means, api, went } = jump({ link: 'https://a.example/' });
    await went;
    vi.setSystemTime(at + 60_000);
    await openJump({ link: 'https://b.example/' }, means);
    expect(api.callsOf(profile.dictionary)).toHaveLength(1);
    expect(withoutTrace).toHaveBeenCalledTimes(2);
  });
});

describe('a jump in its host (§2)', () => {
  it("goes by the location inside the operator's apps", async () => {
    const { navigator, went } = jump({ path: '/mine-index' }, { host: { id: 'provincial-app' } });
    await went;
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      `http://localhost:3000/content/super-market/mine-index?${stamp()}`,
    );
    expect(navigator.push).not.toHaveBeenCalled();
  });

  const miniProgram = () => ({
    navigateTo: vi.fn(async () => undefined),
    switchTab: vi.fn(async () => undefined),
  });

  it('switches tabs and opens pages by the mini-program inside it', async () => {
    const mini = miniProgram();
    const host = { id: 'chat-mini-program', miniProgram: mini } as const;
    expect(await jump({ project: 'market-mini-program', path: '/pages/home' }, { host }).went).toBe(true);
    expect(await jump({ link: '/pages/goods/goods-detail?goodsId=7' }, { host }).went).toBe(true);
    expect(mini.switchTab).toHaveBeenCalledExactlyOnceWith('/pages/home');
    expect(mini.navigateTo).toHaveBeenCalledExactlyOnceWith(`/pages/goods/goods-detail?goodsId=7&${stamp()}`);
  });

  it.each([
    ['refuses', { ...miniProgram(), switchTab: () => Promise.reject(new HostFailure('failed', 'no')) }],
    ['is not there', undefined],
  ])('stays, and says so, when the mini-program %s', async (_name, mini) => {
    expect(
      await jump({ path: '/pages/home' }, { host: { id: 'chat-mini-program', miniProgram: mini } }).went,
    ).toBe(false);
  });
});

describe('a jump that cannot be', () => {
  it.each([
    [{}, 'A link jump needs a path'],
    [{ project: 'easy-use' }, 'A link jump needs a path'],
    [{ link: 'javascript:alert(1)' }, 'Not a link: javascript:alert(1)'],
  ] as const)('%j is logged and goes nowhere (§5, §8)', async (order, message) => {
    expect(await jump(order).went).toBe(false);
    expect(logged).toHaveBeenCalledExactlyOnceWith(message);
  });

  it('without a router is logged and answers false (§8)', async () => {
    at += 1_000;
    vi.setSystemTime(at);
    const { means } = jumpMeans();
    expect(await openJump({ path: '/mine-index' }, { ...means, navigator: undefined })).toBe(false);
    expect(logged).toHaveBeenCalledExactlyOnceWith('A link jump needs a router');
  });
});

describe('taps that follow each other', () => {
  it('within 300 ms open one link (§9)', async () => {
    const { means, navigator, went } = jump({ path: '/mine-index' });
    vi.setSystemTime(at + 299);
    expect(await openJump({ path: '/classification' }, means)).toBe(false);
    await went;
    expect(navigator.push).toHaveBeenCalledTimes(1);
  });

  it('while one is being prepared end at the last one', async () => {
    const { means, find, navigator, went } = jump({ link: 'https://near.example/' });
    let found: () => void = () => undefined;
    find.mockImplementation(() => new Promise((resolve) => (found = () => resolve(nanjing))));
    await vi.waitFor(() => expect(find).toHaveBeenCalled());
    vi.setSystemTime(at + 400);
    expect(await openJump({ path: '/mine-index' }, means)).toBe(true);
    found();
    expect(await went).toBe(false);
    expect(navigator.push).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });
});
