import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

type Texts = Readonly<Record<string, string>>;
const host = 'mall.example.invalid';
const pathname = '/content/super-market/market-index';

/** Runs the boot script in a document with these data attributes and stored values. */
function boot(dataset: Texts = {}, stored: Texts = {}) {
  const sent: [url: string, body: Blob][] = [];
  const leaving: (() => void)[] = [];
  const clicks: ((event: object) => void)[] = [];
  const paints: ((list: object) => void)[] = [];
  const soon: (() => void)[] = [];
  const scripts: object[] = [];
  const parsed: (() => void)[] = [];
  const element = { style: {}, append: () => undefined, remove: () => undefined, offsetHeight: 16 };
  const data: Record<string, string> = { prefix: 'DEV_', token: 'tokenTime', scripts: '', ...dataset };
  const window = {
    document: {
      documentElement: { ...element, dataset: data },
      title: '首页',
      referrer: 'https://other.example.invalid/page?token=1',
      createElement: () => element,
      getElementById: () => ({ firstChild: dataset['empty'] === undefined ? element : null }),
      head: { append: (script: object) => scripts.push(script) },
      addEventListener: (_kind: string, listener: (event: object) => void) => clicks.push(listener),
    },
    location: { origin: `https://${host}`, host, pathname },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) },
    performance,
    Blob,
    URL,
    CSS: { supports: () => false },
    matchMedia: () => ({ matches: false }),
    setTimeout: (work: () => void, wait?: number) => wait === undefined && soon.push(work),
    PerformanceObserver: class {
      constructor(listener: (list: object) => void) {
        paints.push(listener);
      }
      observe = () => undefined;
    },
    addEventListener: (kind: string, listener: () => void) => {
      if (kind === 'pagehide') leaving.push(listener);
      if (kind === 'DOMContentLoaded') parsed.push(listener);
    },
  };
  const context = createContext(Object.assign(window, { window }));
  runInContext(bootScript, context);
  return {
    data,
    /** Paints; returns how many scripts are requested by then. */
    paint(name: string): number {
      const getEntriesByName = (wanted: string) => (wanted === name ? [{ name }] : []);
      for (const listener of paints) listener({ getEntriesByName });
      for (const work of soon.splice(0)) work();
      return scripts.length;
    },
    /** The markup is parsed; returns how many scripts are requested by then. */
    parse(): number {
      for (const listener of parsed) listener();
      return scripts.length;
    },
    hydrate: () => runInContext('window.taps=undefined', context),
    /** Taps an element; returns whether the browser still follows it. */
    tap(target: { href?: unknown }): boolean {
      let followed = true;
      const closest = () => target;
      const preventDefault = () => {
        followed = false;
      };
      for (const listener of clicks)
        listener({ target: { closest }, isTrusted: true, preventDefault, stopPropagation: () => undefined });
      return followed;
    },
    /** Leaves the page; returns what it sent. */
    leave() {
      for (const listener of leaving) listener();
      return Promise.all(sent.map(async ([url, body]) => [url, JSON.parse(await body.text()) as unknown]));
    },
  };
}
describe('the mark of members', () => {
  const stored = { DEV_tokenTime: String(Date.now()) };
  it.each([
    ['a guest', {}, undefined],
    ['a member', stored, ''],
    ['a member of the operator', { ...stored, DEV_member: '{"user":{"ispFlag":1}}' }, ''],
    ['a member with a number elsewhere', { ...stored, DEV_member: '{"user":{"ispFlag":0}}' }, 'elsewhere'],
  ])('of %s is there before the first paint', (_who, texts, mark) =>
    expect(boot({}, texts).data['member']).toBe(mark),
  );
});

it('the scripts are requested once the content is painted, not its ground alone, and once', () => {
  const page = boot({ scripts: '/a.js /b.js' });
  expect(page.paint('first-paint')).toBe(0);
  expect(page.paint('first-contentful-paint')).toBe(2);
  expect(page.paint('first-contentful-paint')).toBe(2);
});

it('the scripts of an empty page, which paints nothing, are requested at once', () => {
  expect(boot({ scripts: '/a.js' }).parse()).toBe(0);
  expect(boot({ scripts: '/a.js', empty: '' }).parse()).toBe(1);
});

const views = { page: 'home', views: '/content/provider-common/userLog/pageView' };

it('a page that is left before its scripts are there sends its view, without the query', async () => {
  expect(await boot(views).leave()).toEqual([
    [
      views.views,
      {
        pageId: 'home',
        pageName: '首页',
        pageUrl: `https://${host}${pathname}`,
        referer: 'https://other.example.invalid/page',
        startMills: expect.any(Number),
        endMills: expect.any(Number),
      },
    ],
  ]);
});

it.each([
  ['a page whose tracking has begun', { ...views, tracked: '' }],
  ['a page that is not tracked', {}],
])('%s sends none from there', async (_what, dataset) => {
  expect(await boot(dataset).leave()).toEqual([]);
});

describe('the first paint (§4 Login state)', () => {
  const hours = 3_600_000;
  it.each([
    ['a member’s', 'with tokens stored an hour ago', -1],
    ['a guest’s', 'with tokens stored more than 12 hours ago', -12.1],
    ['a guest’s', 'with tokens that a wrong clock stored', 13],
  ])('is %s %s', (whose, _when, ago) => {
    const { data } = boot({}, { DEV_accessToken: 'a', DEV_tokenTime: String(Date.now() + ago * hours) });
    expect('member' in data).toBe(whose === 'a member’s');
  });

  it('is a guest’s without tokens', () => expect('member' in boot().data).toBe(false));
});

describe('a link followed before hydration (§2)', () => {
  const tapped = (href: string, page = boot()): string => {
    const link: { href: unknown } = { href };
    expect(page.tap(link)).toBe(true);
    return String(link.href);
  };
  const own = `https://${host}/content/super-market/goods-detail?goodsId=1`;

  it('carries the time, once', () => {
    const { searchParams } = new URL(tapped(tapped(own)));
    expect(searchParams.get('goodsId')).toBe('1');
    expect(searchParams.getAll('timeStamp')).toEqual([expect.stringMatching(/^\d{13}$/)]);
  });

  it.each(['https://other.example.invalid/?a=1', `https://${host}${pathname}#floor`, 'tel:10086'])(
    'stays as it is if it is no page of ours: %s',
    (href) => expect(tapped(href)).toBe(href),
  );

  it('is left to the page after hydration', () => {
    const page = boot();
    page.hydrate();
    expect(tapped(own, page)).toBe(own);
  });

  it('is no button, whose taps are kept', () => expect(boot().tap({})).toBe(false));
});
