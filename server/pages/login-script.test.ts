import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { signInParams } from '#core/rules/session/arrival.ts';
import { loginAttributes, loginScript } from './login-script.ts';

const origin = 'https://mall.example.invalid';
const page = '/content/super-market/my-orders?tab=2';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

interface Visit {
  readonly url?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly userAgent?: string;
  readonly cookie?: string;
  readonly onLine?: boolean;
  /** How the phone is connected, where the browser says so. */
  readonly connection?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  readonly window?: Readonly<Record<string, unknown>>;
  /** What the network says over http; a failure by default. */
  readonly network?: object;
}

/** Where a guest's first document leads, as address and tab: undefined if the page itself decides. */
async function leavesFor(visit: Visit = {}) {
  const url = new URL(visit.url ?? page, origin);
  const tab = new Map(Object.entries(visit.tab ?? {}));
  const left: string[] = [];
  const asked: string[] = [];
  const context = createContext({
    URLSearchParams,
    window: visit.window ?? {},
    navigator: {
      onLine: visit.onLine ?? true,
      userAgent: visit.userAgent ?? safari,
      maxTouchPoints: 5,
      connection: visit.connection && { type: visit.connection },
    },
    location: {
      href: url.href,
      pathname: url.pathname,
      protocol: url.protocol,
      search: url.search,
      replace: (to: string) => left.push(to),
    },
    localStorage: { getItem: (key: string) => visit.local?.[key] ?? null },
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: unknown) => tab.set(key, String(value)),
      removeItem: (key: string) => tab.delete(key),
    },
    fetch: (address: string) => {
      asked.push(address);
      return visit.network
        ? Promise.resolve({ json: () => visit.network })
        : Promise.reject(new Error('no answer'));
    },
    document: {
      cookie: visit.cookie ?? '',
      documentElement: {
        dataset: { prefix: 'DEV_', login: '/login', app: 'super-market', network: '/check', ...visit.data },
      },
    },
  });
  runInContext(loginScript, context);
  await new Promise((resolve) => setImmediate(resolve));
  const to = left[0] && new URL(left[0], origin);
  return {
    asked,
    tab,
    to: to ? { path: to.pathname, redirect: to.searchParams.get('redirect') } : undefined,
  };
}
const login = { path: '/login', redirect: origin + page };
const signedOutAt = { DEV_signedOutAt: String(Date.now()) };

describe('a guest on a page that needs a member, before its scripts', () => {
  it('is at the login page at once, which knows the way back', async () => {
    expect((await leavesFor({ tab: { DEV_pageBeforeLogin: '/older' } })).to).toEqual(login);
  });

  it.each<[string, Visit]>([
    ['with tokens', { data: { member: '' } }],
    ['without a network', { onLine: false }],
    ...Object.values(signInParams)
      .filter((param) => param !== signInParams.state)
      .map((param): [string, Visit] => [`with ${param} in the address`, { url: `${page}&${param}=1` }]),
    ['with a code of the chat app', { url: `${page}&code=1&state=2` }],
    ['with a channel in the address', { url: `${page}&envChannel=C0014` }],
    ['with the cookie of another system', { cookie: 'a=1; loginInfo=2' }],
    ['in the chat app', { userAgent: `${safari} MicroMessenger/8` }],
    ['in the operator’s app', { userAgent: `${safari} OperatorProvincial/9` }],
    ['in an app that shows itself by its bridge alone', { window: { OperatorBridge: {} } }],
    ['in a mini-program', { window: { __wxjs_environment: 'miniprogram' } }],
    ['in a tab that an app opened', { tab: { DEV_openType: 'zt' } }],
    ['where one tap may sign in', { data: { sim: '/sim' } }],
    ['where one tap may sign in over the SIM card', { data: { sim: '/sim' }, connection: 'cellular' }],
    [
      'sent away and back within seconds',
      { tab: { DEV_sentToLogin: `/content/super-market/my-orders ${Date.now()}` } },
    ],
  ])('%s waits for them', async (_who, visit) => {
    expect((await leavesFor(visit)).to).toBeUndefined();
  });

  it('is in the vendor’s browser as in any other', async () => {
    expect((await leavesFor({ userAgent: `${safari} UCBrowser/15` })).to).toEqual(login);
  });

  it.each<[string, Visit]>([
    ['the network was asked minutes ago', { tab: { DEV_networkMissedAt: String(Date.now() - 60_000) } }],
    ['the visitor signed out by hand', { local: signedOutAt }],
    ['the phone uses no SIM card now', { connection: 'wifi' }],
  ])('is at the page of the SIM card where %s', async (_why, visit) => {
    expect((await leavesFor({ ...visit, data: { sim: '/sim' } })).to?.path).toBe('/sim');
  });

  it('is at the page for text messages on a computer', async () => {
    const visit = { data: { sim: '/sim' }, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
    expect((await leavesFor(visit)).to?.path).toBe('/login');
  });
});

describe('over http', () => {
  const url = `http://127.0.0.1:8080${page}`;
  it('the network is asked, and who is unknown to it leaves and is not asked for again', async () => {
    const { to, asked, tab } = await leavesFor({ url, network: { success: true, data: { resCode: 0 } } });
    expect([to?.path, asked, Number(tab.get('DEV_networkMissedAt')) > 0]).toEqual([
      '/login',
      ['/check'],
      true,
    ]);
  });

  it.each([{ success: true, data: { resCode: 1 } }, { success: false }, undefined])(
    'the answer %j leaves it to the page',
    async (network) => expect((await leavesFor({ url, ...(network && { network }) })).to).toBeUndefined(),
  );
});

it('only documents of pages that need a member have it', () => {
  const request = {
    env: 'dev',
    base: '/content',
    project: 'super-market',
    search: '',
    external: noExternalServices,
  } as const;
  expect(loginAttributes({ ...request, path: '/market-index' })).toBeUndefined();
  expect(
    loginAttributes({ ...request, project: 'standalone-pages', path: '/rights-entrance' })?.join(' ') ?? '',
  ).toContain('data-login="/content/public-pages/login');
});
