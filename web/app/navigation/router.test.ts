import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoading } from '#web/platform/api/loading.ts';
import { toastStore } from '#web/ui/toast/toast.ts';
import { browserLocation } from './browser-location.ts';
import { scrollTops } from './scroll-tops.ts';
import { aRouter, at, records, rights, watch } from '../testing/a-router.ts';

const assign = vi.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
/** The browser reports a move through its history in a later task. */
const moved = async (move: () => void) => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await popped;
};
const untimed = (url: string) => url.replace(/[?&]timeStamp=\d{13}(?=#|$)/, '');
const here = () => untimed(location.pathname + location.search);

let made: ReturnType<typeof aRouter>;
const start = (...args: Parameters<typeof aRouter>) => (made = aRouter(...args));

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  made.end();
  expect(useLoading.getState().count).toBe(0);
});

describe('going to a page of the same document', () => {
  it('shows it at the top, under its own address', async () => {
    const { router, shown } = start();
    router.push(`${records}?offerId=1`);
    await settled();
    expect(shown()).toBe('records');
    expect(here()).toBe(`${records}?offerId=1`);
    expect(router.visit()).toMatchObject({ search: location.search, top: 0, title: 'records' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('replaces the page where requested', async () => {
    const { router } = start();
    const before = history.length;
    router.replace(records);
    await settled();
    expect(history.length).toBe(before);
    expect(here()).toBe(records);
  });

  it('starts the same page afresh for another thing, but leaves it as it is when only its view changes', async () => {
    const { router } = start();
    const first = router.visit().stop.key;
    router.replace(`${rights}?offerId=2`);
    await settled();
    expect(router.visit()).toMatchObject({
      search: expect.stringMatching(/^\?offerId=2&timeStamp=\d+$/),
      stop: { key: first },
    });
    expect(router.visit().top).toBeUndefined();
    router.push(`${rights}?offerId=3`);
    await settled();
    expect(router.visit().stop.key).not.toBe(first);
    expect(router.visit().top).toBe(0);
  });

  it('opens one page for two taps within 300 ms (§9)', async () => {
    const { router } = start();
    const before = history.length;
    router.push(records);
    router.push(records);
    await settled();
    expect(history.length).toBe(before + 1);
  });
});

describe('going elsewhere', () => {
  it.each([
    ['another project', '/content/super-market/market-index'],
    ['another accent', `${at}/up-card`],
    ['a path that leads on', `${at}/beautiful`],
    ['a page that is lost', `${at}/nowhere`],
    ['another site', 'https://partner.example/x'],
    ['something that is no page', '/openapi.json'],
  ])('asks for the document of %s', async (_name, url) => {
    const { router, shown } = start();
    const document = untimed(new URL(url, location.href).href);
    router.push(url);
    expect(assign.mock.calls.map(([to]) => untimed(to))).toEqual([document]);
    router.replace(url);
    expect(replace.mock.calls.map(([to]) => untimed(to))).toEqual([document]);
    await settled();
    expect(shown()).toBe('first');
  });
});

describe('every navigation carries the current time (§2)', () => {
  const time = () => Number(new URLSearchParams(location.search).get('timeStamp'));

  it.each(['push', 'replace'] as const)('%s, whatever time the link had', async (how) => {
    const { router } = start();
    const before = Date.now();
    router[how](`${records}?timeStamp=1&offerId=7#rules`);
    await settled();
    expect(time()).toBeGreaterThanOrEqual(before);
    expect(location.href).toMatch(/record-list\?offerId=7&timeStamp=\d{13}#rules$/);
  });

  it('back and forward too, and the page reads the address it stands at', async () => {
    const { router, shown } = start(`${rights}?offerId=7`);
    router.push(records);
    await settled();
    const gone = time();
    router.back();
    await vi.waitFor(() => expect(shown()).toBe('rights'));
    expect(time()).toBeGreaterThanOrEqual(gone);
    expect(router.visit().search).toBe(location.search);
    expect(here()).toBe(`${rights}?offerId=7`);
    const returned = time();
    await settled();
    history.forward();
    await vi.waitFor(() => expect(shown()).toBe('records'));
    expect(time()).toBeGreaterThan(returned);
  });

  it('goes on with an older time in a browser that takes no more changes of its history', async () => {
    const { router, shown } = start();
    router.push(records);
    await settled();
    const full = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    router.back();
    await vi.waitFor(() => expect(shown()).toBe('rights'));
    full.mockRestore();
  });

  it('another document of ours gets it, another site does not', () => {
    const { router } = start();
    router.replace('/content/super-market/market-index');
    expect(replace).toHaveBeenLastCalledWith(expect.stringMatching(/market-index\?timeStamp=\d{13}$/));
    router.replace('https://partner.example/x');
    expect(replace).toHaveBeenLastCalledWith('https://partner.example/x');
  });
});

describe('moves that overlap', () => {
  it('end at the last one, however slowly the first page loads', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.replace(records);
    router.replace(watch);
    await arrives('watch');
    await arrives('records');
    expect(shown()).toBe('watch');
    expect(here()).toBe(watch);
  });

  it('end at the page one went back to while another was loading', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.push(records);
    await arrives('records');
    router.replace(watch);
    await moved(() => history.back());
    await arrives('rights');
    await arrives('watch');
    expect(shown()).toBe('rights');
    expect(here()).toBe(rights);
  });

  it('end at the page one went on to while going back was loading', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.push(records);
    await arrives('records');
    await moved(() => history.back());
    router.replace(watch);
    await arrives('watch');
    await arrives('rights');
    expect(shown()).toBe('watch');
    expect(here()).toBe(watch);
  });

  it('end outside once another document has been requested', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.replace(records);
    router.replace('/content/super-market/market-index');
    await arrives('records');
    expect(shown()).toBe('first');
    expect(here()).toBe(rights);
  });
});

describe('a page that cannot be loaded', () => {
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  afterEach(() => vi.spyOn(navigator, 'onLine', 'get').mockRestore());

  it('is requested as a document of its own: after a release its parts have new names', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.push(records);
    await arrives('records', 'fail');
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`http://localhost:3000${records}?timeStamp=`),
    );
    expect(shown()).toBe('first');
  });

  it('without a network leaves one where one is, with a sentence', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    const off = offline();
    const leave = toastStore.enter('test');
    router.push(records);
    await arrives('records', 'fail');
    expect(toastStore.shownTo('test')).toMatchObject({ text: '网络不给力，请检查后重试', kind: 'alert' });
    expect(assign).not.toHaveBeenCalled();
    expect(shown()).toBe('first');
    expect(here()).toBe(rights);
    off.mockRestore();
    leave();
  });

  it('on the way back reloads the document once, and shows a sentence when that has been done', async () => {
    const { router, arrives, shown } = start(rights, { eager: false });
    router.push(records);
    await arrives('records');
    await moved(() => history.back());
    await arrives('rights', 'fail');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('records');
    const came = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
    await moved(() => history.forward());
    await arrives('records', 'fail');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('CrashedPage');
    came.mockRestore();
  });
});

describe('going back', () => {
  it("from a page that was opened directly leads to the mall's home, not to the regional campaign and not out of the product", async () => {
    const { router } = start();
    const back = vi.spyOn(history, 'back');
    router.back();
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^http:\/\/localhost:3000\/content\/super-market\/market-index\?timeStamp=\d{13}$/,
      ),
    );
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('returns to the page before, as far down as it was left', async () => {
    const { router, shown } = start();
    const deep = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    const first = router.visit().stop;
    router.push(records);
    await settled();
    deep.mockReturnValue(30);
    router.back();
    await vi.waitFor(() => expect(shown()).toBe('rights'));
    expect(router.visit()).toMatchObject({ stop: first, top: 640 });
    history.forward();
    await vi.waitFor(() => expect(shown()).toBe('records'));
    expect(router.visit().top).toBe(30);
    deep.mockRestore();
  });

  it('returns as far down from another document', () => {
    const { router, end } = start();
    const deep = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3_500);
    window.dispatchEvent(new Event('pagehide'));
    end();
    deep.mockReturnValue(0);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const endAgain = router.listen();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 3_500);
    expect(scrollTops('DEV_').get(router.visit().stop.key)).toBe(3_500);
    endAgain();
    deep.mockRestore();
    scrolled.mockRestore();
  });

  it('leaves the scrolling to the browser only between documents', () => {
    const { end } = start();
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    end();
    expect(history.scrollRestoration).toBe('auto');
  });

  it('keeps the page while one jumps to a part of it and back', async () => {
    const { router } = start();
    const { stop } = router.visit();
    location.hash = '#rules';
    await vi.waitFor(() =>
      expect(router.visit()).toMatchObject({ stop: { key: stop.key, depth: stop.depth + 1 } }),
    );
    expect(router.visit().top).toBeUndefined();
    history.back();
    await vi.waitFor(() => expect(router.visit()).toMatchObject({ stop }));
    expect(router.visit().top).toBeUndefined();
  });

  it('notifies listeners until they unsubscribe', async () => {
    const { router } = start();
    const notified = vi.fn();
    const stop = router.subscribe(notified);
    router.replace(records);
    await settled();
    stop();
    router.replace(rights);
    await settled();
    expect(notified).toHaveBeenCalledTimes(1);
  });
});
