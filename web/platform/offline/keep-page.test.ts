import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { keepPage } from './keep-page.ts';

const { base, resourcesBase } = environments.production;
const page = '/standalone-pages/verification-use';
const register = vi.fn<(url: string, options: { readonly scope: string }) => Promise<void>>();
const cache = {
  put: vi.fn<(name: string, page: Response) => Promise<void>>(async () => undefined),
  keys: async () => [],
  delete: async () => true,
  addAll: vi.fn<(urls: readonly string[]) => Promise<void>>(async () => undefined),
  add: async () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { register } });
  vi.stubGlobal('fetch', async () => new Response(`<html data-scripts="${base}/assets/main.js"></html>`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

it.each([base, resourcesBase])(
  'keeps the page under %s with a worker of the same folder, whose scope is that page',
  async (root) => {
    history.replaceState(null, '', `${root}${page}?orderId=1`);
    await keepPage(environments.production);
    expect(register).toHaveBeenCalledExactlyOnceWith(`${root}/pass-worker.js`, { scope: root + page });
    expect(cache.put).toHaveBeenCalledExactlyOnceWith(root + page, expect.anything());
    expect(cache.addAll).toHaveBeenCalledExactlyOnceWith([`${location.origin}${base}/assets/main.js`]);
  },
);

it('keeps no page elsewhere, where a worker could not serve it', async () => {
  history.replaceState(null, '', `/elsewhere${page}`);
  await keepPage(environments.production);
  expect(register).not.toHaveBeenCalled();
});
