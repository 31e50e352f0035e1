import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import type { PageRequest, RenderedPage } from '#core/site/page-document.ts';
import { boot } from '#web/app/boot.tsx';
import { browserLocation } from '#web/app/navigation/browser-location.ts';
import type { LoadPage } from '#web/app/load-page.ts';
import { serverApp } from '#web/app/server-app.tsx';
import { setSession } from '#web/platform/session/session-store.ts';
import { loadPageAt } from './load-page-at.ts';
import { projectPages } from './project-pages.ts';
import { addressOf, builtPages, pageOfEachModule, putDocument, requestOf } from './testing/built-pages.ts';

/** The roots of booted pages. A page that stays mounted goes on fetching during the next cases. */
const { roots } = vi.hoisted(() => ({ roots: [] as Root[] }));
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  const remembered = (root: Root): Root => (roots.push(root), root);
  return {
    ...client,
    createRoot: (...provided) => remembered(client.createRoot(...provided)),
    hydrateRoot: (...provided) => remembered(client.hydrateRoot(...provided)),
  };
});

const renderer = serverApp(projectPages, () => '');
/** One page of each module; every page in the long run. */
const pages = process.env['REPEAT'] ? builtPages : pageOfEachModule;
const beside = [
  ...Object.keys(projectPages.workbench).map((path) => requestOf('workbench', path)),
  requestOf('super-market', '/order-pay'),
  requestOf('standalone-pages', '/no-such-login'),
];
/** Renders as on the server, without browser globals. */
async function draw(request: PageRequest): Promise<RenderedPage> {
  await renderer.firstCalls(request);
  for (const name of [
    'window',
    'document',
    'location',
    'localStorage',
    'sessionStorage',
    'history',
    'matchMedia',
    'navigator',
  ])
    vi.stubGlobal(name, undefined);
  try {
    return await renderer.renderPage(request, []);
  } finally {
    vi.unstubAllGlobals();
  }
}

const complaints: string[] = [];
const onError = (event: ErrorEvent) => complaints.push(event.message);

beforeEach(() => {
  complaints.length = 0;
  setSession({ kind: 'unknown' });
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(
    (...said: unknown[]) => void complaints.push(said.map(String).join(' ')),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
  vi.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
  window.addEventListener('error', onError);
});
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  window.removeEventListener('error', onError);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openInBrowser(request: PageRequest, body: string): Promise<void> {
  putDocument(request, body);
  await act(() => boot(loadPageAt));
}

describe('the page the server drew', () => {
  it.each([...pages, ...beside].map((request) => [addressOf(request), request] as const))(
    'is taken over without a change: %s',
    async (_address, request) => {
      const { body, title } = await draw(request);
      expect(body).toContain('<h1');
      await openInBrowser(request, body);
      expect(complaints).toEqual([]);
      expect(document.title).toBe(title);
      expect(document.querySelector('#root h1')).not.toBeNull();
    },
  );
});

describe('a page that was sent empty', () => {
  it.each(pages.map((request) => [addressOf(request), request] as const))(
    'is rendered by the browser: %s',
    async (_address, request) => {
      const { body, title, queryRead } = await renderer.emptyPage(request);
      expect([body, queryRead]).toEqual(['正在打开…', []]);
      await openInBrowser(request, body);
      expect(complaints).toEqual([]);
      expect(document.title).toBe(title);
      expect(document.querySelector('#root h1')).not.toBeNull();
      expect(document.body.textContent).not.toContain('正在打开…');
    },
  );
});

describe('the query of a page', () => {
  it('changes its rendering by the parameters that it reads alone', async () => {
    const noted = ['timeStamp', 'channelId', 'cmToken', 'redirect', 'smsId']
      .map((name) => `${name}=1`)
      .join('&');
    for (const { project, path } of pages) {
      const { body, queryRead } = await draw(requestOf(project, path));
      expect(queryRead).not.toContain('timeStamp');
      expect((await draw(requestOf(project, path, `?${noted}`))).body).toBe(body);
    }
  });
});

describe('a page over http, before anything of it is loaded', () => {
  const home = requestOf('super-market', '/market-index');
  const address = addressOf(home);
  const load = vi.fn<LoadPage>(() => Promise.reject(new Error('not now')));
  const openAt = async (url: string, userAgent: string) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    putDocument(home, '<h1>首页</h1>');
    vi.stubGlobal('location', { ...location, href: url });
    load.mockClear();
    await act(() => boot(load));
  };

  it('moves to https in the chat app, with all it was opened with (§4 Redirects)', async () => {
    await openAt(`http://mall.example${address}?code=c&state=s`, sampleUserAgent('chat-app', 'ios'));
    expect(browserLocation.replace).toHaveBeenCalledExactlyOnceWith(
      `https://mall.example${address}?code=c&state=s`,
    );
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['in another app', 'http://mall.example', sampleUserAgent('others', 'ios')],
    ['under a port', 'http://mall.example:8000', sampleUserAgent('chat-app', 'ios')],
    ['over https already', 'https://mall.example', sampleUserAgent('chat-app', 'ios')],
  ])('stays where it is %s', async (_where, origin, userAgent) => {
    await openAt(`${origin}${address}`, userAgent);
    expect(browserLocation.replace).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalled();
  });
});

describe('a document that cannot be taken over', () => {
  const gone: LoadPage = () => Promise.reject(new Error('gone'));
  const request = requestOf('super-market', '/market-index');

  it('is requested once more, for after a release its parts have new names', async () => {
    putDocument(request, '<h1>首页</h1>');
    await act(() => boot(gone));
    expect(browserLocation.reload).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toContain('首页');
  });

  it('says so when that did not help, and no longer swallows taps', async () => {
    Object.assign(globalThis, { taps: [] });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as unknown as PerformanceEntry,
    ]);
    putDocument(request, '<h1>首页</h1>');
    await act(() => boot(gone));
    expect(browserLocation.reload).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain('页面没有打开');
    expect(document.querySelector('use')?.getAttribute('href')).toBe('/content/art/empty/busy.svg#a');
    expect((globalThis as { taps?: unknown }).taps).toBeUndefined();
  });
});
