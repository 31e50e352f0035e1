import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { names } from '#core/config/names.ts';
import { prefixes } from '#core/contract/prefixes.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { sso } from '#core/contract/user/sso.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { ProofKind } from '#core/contract/sandbox/hosts.shapes.ts';
import type { Phone } from './support/phone.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const gold = '13800000001';
const claimPage = '/content/standalone-pages/rights-entrance';
const { videoPartnerA } = names.slugs;
const signInCalls = new RegExp(
  `${prefixes.user}(?:${[...Object.values(sso), chatApp.chatAppLogin].map(({ path }) => path).join('|')})(?:[?]|$)`,
);
/** The sandbox's app bridge gets its tokens here. */
const appTokens = `**${hosts.issueProof.prefix}${hosts.issueProof.path}`;

const product = useProduct();
let phone: Phone | undefined;

/** How a subscriber arrives inside a host: the address to open, after the sandbox was prepared. */
interface Arrival {
  readonly host: HostId;
  readonly upstream: 'identity' | 'chat-app';
  /** The address to open; with a false proof when `good` is false. */
  address(good: boolean): Promise<string>;
  /** A link carries the token, which may be another person's, so the page asks before it signs in. */
  readonly asks?: true;
  /** Steps between opening the address and the page. */
  continueOn?(page: Page, good: boolean): Promise<void>;
  /** Arrives on another phone with the proof that has just been used; absent where the network is the proof. */
  replay?(page: Page, used: Used): Promise<void>;
}

/** The proofs a phone used. */
interface Used {
  /** The addresses it opened, with their proofs. */
  readonly visited: string[];
  /** The tokens the host app gave to the page. */
  readonly tokens: string[];
}
const withProof = /[?&](?:\w*Token|code)=/;
const proofIn = ({ visited }: Used): string => visited.find((url) => withProof.test(url)) ?? 'no proof';

const byQuery = (host: HostId, kind: ProofKind, key: string): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) =>
    `${claimPage}?${key}=${good ? await product.workbench.ssoToken(kind, gold) : 'a-false-token'}`,
  asks: true,
  replay: async (page, used) => void (await page.goto(proofIn(used))),
});
const byApp = (host: HostId): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) => (await product.workbench.hostUser(good ? gold : null), claimPage),
  replay: async (page, { tokens: [token] }) => {
    await page.route(appTokens, (route) => route.fulfill({ json: { token } }));
    await page.goto(claimPage);
  },
});
const byNetwork = (host: HostId): Arrival => ({
  host,
  upstream: 'identity',
  address: async (good) => (await product.workbench.network(good ? gold : null), claimPage),
});

/**
 * One host of each kind of arrival. Every host signs in in `host-simulator.test.ts`, and every kind of proof is refused in the
 * server's tests of single sign-on.
 */
const arrivals: readonly Arrival[] = [
  {
    host: 'chat-app',
    upstream: 'chat-app',
    address: async () => claimPage,
    continueOn: async (page, good) => {
      await page.waitForURL(/chat-authorize/);
      await page.getByRole('link', { name: good ? /黄金会员/ : /未绑定手机号/ }).click();
    },
    // The page accepts its own state only, so the used code is sent with that.
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
  byApp('provincial-app'),
  byQuery('video-a', 'video-a', `${videoPartnerA}Token`),
  byNetwork('others'),
];

const used: Used = { visited: [], tokens: [] };
const openPhoneIn = (host: HostId) =>
  product.phone({ userAgent: sampleUserAgent(host, 'android'), haste: patient });
const open = async ({ host, address, continueOn }: Arrival, good: boolean): Promise<Page> => {
  phone = await openPhoneIn(host);
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
  await continueOn?.(phone.page, good);
  return phone.page;
};
const isSignedIn = (page: Page) => page.getByText('当前号码 138****0001').waitFor();
const question = (page: Page) => page.getByRole('dialog', { name: '以 138****0001 登录？' });
const agreeToSignIn = (page: Page) =>
  question(page).getByRole('button', { name: '登录', exact: true }).click();
const isSentToLogin = (page: Page) => page.waitForURL(/login/);

/** The messages of the answers to a phone's sign-in calls. */
async function signInAnswers(page: Page): Promise<readonly string[]> {
  const answers: string[] = [];
  await page.route(signInCalls, async (route) => {
    const response = await route.fetch();
    answers.push(((await response.json()) as { message: string }).message);
    await route.fulfill({ response });
  });
  return answers;
}

async function expectReplayRefused({ host, replay }: Arrival): Promise<void> {
  if (!replay) return;
  const { page } = await openPhoneIn(host);
  const answers = await signInAnswers(page);
  await replay(page, used);
  await isSentToLogin(page);
  expect(answers).toEqual([expect.stringContaining('已失效')]);
}

async function expectSignedIn(arrival: Arrival): Promise<Page> {
  const page = await open(arrival, true);
  if (arrival.asks) await agreeToSignIn(page);
  await isSignedIn(page);
  expect(page.url()).not.toMatch(/[?&](\w*Token|code|state|token)=/);
  expect(phone?.errors).toEqual([]);
  return page;
}

const byHost = (list: readonly Arrival[]) => list.map((arrival) => [arrival.host, arrival] as const);

describe.each(byHost(arrivals))('inside %s', (_host, arrival) => {
  it('a subscriber is signed in, after a question where a link carries the proof; the proof is gone, works nowhere else (F14), and not after a sign-out', async () => {
    const page = await expectSignedIn(arrival);
    await expectReplayRefused(arrival);

    const openedAt = used.visited.find((url) => withProof.test(url)) ?? claimPage;
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await isSentToLogin(page);
    await page.goto(openedAt);
    await isSentToLogin(page);
  });

  it('a false or absent proof leads to the sign-in page', async () => {
    await isSentToLogin(await open(arrival, false));
  });
});

it.each(byHost(arrivals.filter(({ host }) => host === 'chat-app' || host === 'others')))(
  'inside %s an outage of the upstream that verifies the proof leads to the sign-in page',
  async (_host, arrival) => {
    await product.workbench.outage(arrival.upstream, true);
    const page = await open(arrival, true);
    await isSentToLogin(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

it('a visitor who does not agree to the number of a link stays a guest', async () => {
  const arrival = byQuery('others', 'video-a', `${videoPartnerA}Token`);
  const page = await open(arrival, true);
  await question(page).getByRole('button', { name: '暂不登录' }).click();
  await isSentToLogin(page);
  await page.goto(claimPage);
  await isSentToLogin(page);
});
