import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { names } from '#core/config/names.ts';
import type { Phone } from './support/phone.ts';
import { setStage } from './support/stage.ts';

const gold = '13800000001';
const claimPage = '/content/standalone-pages/rights-entrance';
const { videoPartnerA, videoPartnerB } = names.slugs;

const stage = setStage();
let phone: Phone | undefined;
afterEach(() => stage.workbench.reset());

/** How somebody in a host arrives: the address they open, after the world has been set up for them. */
interface Arrival {
  readonly host: HostId;
  readonly upstream: 'identity' | 'chat-app';
  /** The address to open; without a good proof when `good` is false. */
  address(good: boolean): Promise<string>;
  /** What happens between opening and being there. */
  onTheWay?(page: Page, good: boolean): Promise<void>;
}

const byQuery = (host: HostId, kind: string, key: string): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) => `${claimPage}?${key}=${good ? await stage.workbench.ssoToken(kind, gold) : 'made-up-by-somebody'}`,
});
const byApp = (host: HostId): Arrival => ({ host, upstream: 'identity', address: async (good) => (await stage.workbench.hostUser(good ? gold : null), claimPage) });
const byNetwork = (host: HostId): Arrival => ({ host, upstream: 'identity', address: async (good) => (await stage.workbench.network(good ? gold : null), claimPage) });

const arrivals: readonly Arrival[] = [
  {
    host: 'chat-app',
    upstream: 'chat-app',
    address: async () => claimPage,
    onTheWay: async (page, good) => {
      await page.waitForURL(/chat-authorize/);
      await page.getByRole('link', { name: good ? /黄金会员/ : /未绑定手机号/ }).click();
    },
  },
  byNetwork('chat-mini-program'),
  byApp('national-app'),
  byApp('provincial-app'),
  byQuery('video-a', 'video-a', `${videoPartnerA}Token`),
  byQuery('video-b', 'video-b', `${videoPartnerB}Token`),
  byNetwork('vendor-browser'),
  byNetwork('others'),
];

/** The addresses this phone opened, proofs and all. */
const visited: string[] = [];
const open = async ({ host, address, onTheWay }: Arrival, good: boolean): Promise<Page> => {
  phone = await stage.phone({ userAgent: sampleUserAgent(host, 'android') });
  visited.length = 0;
  phone.page.on('request', (request) => void (request.isNavigationRequest() && visited.push(request.url())));
  await phone.page.goto(await address(good));
  await onTheWay?.(phone.page, good);
  return phone.page;
};
const isIn = (page: Page) => page.getByText('当前号码 138****0001').waitFor();
const isSentToLogin = (page: Page) => page.waitForURL(/login/);

describe.each(arrivals.map((arrival) => [arrival.host, arrival] as const))('inside %s', (_host, arrival) => {
  it('whoever the host vouches for is signed in without a word, and the address keeps no proof', async () => {
    const page = await open(arrival, true);
    await isIn(page);
    expect(page.url()).not.toMatch(/[?&](\w*Token|code|state|token)=/);
    expect(phone?.complaints).toEqual([]);
  });

  it('whoever nobody vouches for is sent to sign in', async () => {
    await isSentToLogin(await open(arrival, false));
  });

  it('whoever signs out and comes with the same proof again is sent to sign in', async () => {
    const page = await open(arrival, true);
    await isIn(page);
    const used = visited.find((url) => /[?&](\w*Token|code)=/.test(url)) ?? claimPage;
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await isSentToLogin(page);
    await page.goto(used);
    await isSentToLogin(page);
  });

  it('with the other side down there is the sign-in page, soon, and not a white one', async () => {
    await stage.workbench.outage(arrival.upstream, true);
    const page = await open(arrival, true);
    await isSentToLogin(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
