import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { names } from '#core/config/names.ts';
import { prefixes } from '#core/contract/prefixes.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { sso } from '#core/contract/user/sso.ts';
import type { Phone } from './support/phone.ts';
import { setStage } from './support/stage.ts';

const gold = '13800000001';
const claimPage = '/content/standalone-pages/rights-entrance';
const { videoPartnerA, videoPartnerB } = names.slugs;
const signInCalls = new RegExp(
  `${prefixes.user}(?:${[...Object.values(sso), chatApp.chatAppLogin].map(({ path }) => path).join('|')})(?:[?]|$)`,
);
/** Where the stand-in for an app's bridge gets its tokens. */
const appTokens = '**/sandbox/api/sso-token';

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
  /** Arrives on another phone with the proof that has just been used; a network vouches anew each time and has none. */
  replay?(page: Page, used: Used): Promise<void>;
}

/** What a phone was seen with. */
interface Used {
  /** The addresses it opened, proofs and all. */
  readonly visited: string[];
  /** The tokens the app around the page handed out. */
  readonly tokens: string[];
}
const withProof = /[?&](?:\w*Token|code)=/;
const proofIn = ({ visited }: Used): string => visited.find((url) => withProof.test(url)) ?? 'no proof';

const byQuery = (host: HostId, kind: string, key: string): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) =>
    `${claimPage}?${key}=${good ? await stage.workbench.ssoToken(kind, gold) : 'made-up-by-somebody'}`,
  replay: async (page, used) => void (await page.goto(proofIn(used))),
});
const byApp = (host: HostId): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) => (await stage.workbench.hostUser(good ? gold : null), claimPage),
  replay: async (page, { tokens: [token] }) => {
    await page.route(appTokens, (route) => route.fulfill({ json: { token } }));
    await page.goto(claimPage);
  },
});
const byNetwork = (host: HostId): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) => (await stage.workbench.network(good ? gold : null), claimPage),
});

const arrivals: readonly Arrival[] = [
  {
    host: 'chat-app',
    upstream: 'chat-app',
    address: async () => claimPage,
    onTheWay: async (page, good) => {
      await page.waitForURL(/chat-authorize/);
      await page.getByRole('link', { name: good ? /黄金会员/ : /未绑定手机号/ }).click();
    },
    // The page itself takes no state but its own, so the used code comes with that.
    replay: async (page, used) => {
      await page.goto(claimPage);
      await page.waitForURL(/chat-authorize/);
      const back = new URL(
        (await page.getByRole('link', { name: /黄金会员/ }).getAttribute('href')) ?? '',
        page.url(),
      );
      back.searchParams.set('code', new URL(proofIn(used)).searchParams.get('code') ?? '');
      await page.goto(back.href);
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

const used: Used = { visited: [], tokens: [] };
const aPhoneIn = (host: HostId) => stage.phone({ userAgent: sampleUserAgent(host, 'android') });
const open = async ({ host, address, onTheWay }: Arrival, good: boolean): Promise<Page> => {
  phone = await aPhoneIn(host);
  for (const list of [used.visited, used.tokens]) list.length = 0;
  phone.page.on(
    'request',
    (request) => void (request.isNavigationRequest() && used.visited.push(request.url())),
  );
  await phone.page.route(appTokens, async (route) => {
    const response = await route.fetch();
    used.tokens.push(((await response.json()) as { token: string }).token);
    await route.fulfill({ response });
  });
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

  it('whoever signs out stays out, also at the address they came by', async () => {
    const page = await open(arrival, true);
    await isIn(page);
    const cameBy = used.visited.find((url) => withProof.test(url)) ?? claimPage;
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await isSentToLogin(page);
    await page.goto(cameBy);
    await isSentToLogin(page);
  });

  it('with the other side down there is the sign-in page, soon, and not a white one', async () => {
    await stage.workbench.outage(arrival.upstream, true);
    const page = await open(arrival, true);
    await isSentToLogin(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

/** What the server says to the sign-ins of a phone. */
async function answersTo(page: Page): Promise<readonly string[]> {
  const answers: string[] = [];
  await page.route(signInCalls, async (route) => {
    const response = await route.fetch();
    answers.push(((await response.json()) as { message: string }).message);
    await route.fulfill({ response });
  });
  return answers;
}

const replays = arrivals.flatMap((arrival) =>
  arrival.replay ? [[arrival.host, arrival, arrival.replay] as const] : [],
);
it.each(replays)(
  'a proof of %s that was used is refused by the server on another phone, which is sent to sign in (F14)',
  async (host, arrival, replay) => {
    await isIn(await open(arrival, true));
    const { page } = await aPhoneIn(host);
    const answers = await answersTo(page);
    await replay(page, used);
    await isSentToLogin(page);
    expect(answers).toEqual([expect.stringContaining('已失效')]);
  },
);
