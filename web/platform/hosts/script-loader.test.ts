import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restMs, scriptLoader, sourceLimitMs } from './script-loader.ts';
import { fakeScripts, type Bringing } from './testing/scripts.ts';
import { outcome } from './testing/outcome.ts';

const globals = window as unknown as Record<string, unknown>;
const sdk = { name: 'sdk' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let script: { readonly global: string; readonly sources: readonly string[]; readonly failure: string };
let times = 0;

beforeEach(() => {
  times += 1; // warnings are logged once per document
  script = {
    global: 'TestSdk',
    sources: ['/first.js', '/second.js'],
    failure: `Can not get test sdk ${times}`,
  };
  vi.useFakeTimers();
});
afterEach(() => {
  delete globals['TestSdk'];
  vi.useRealTimers();
  vi.mocked(document.head.append).mockRestore();
  warn.mockClear();
});
const bringing = (bring: Readonly<Record<string, Bringing>>) =>
  fakeScripts(bring, () => (globals['TestSdk'] = sdk));
const load = () => scriptLoader(window).load(script);

describe('a third-party script', () => {
  it('comes from its first source', async () => {
    const { requested } = bringing({ '/first.js': 'ok' });
    expect(await outcome(load(), 50)).toBe(sdk);
    expect(requested).toEqual(['/first.js']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is fetched once, however many want it', async () => {
    const { requested } = bringing({ '/first.js': 'ok' });
    const loader = scriptLoader(window);
    const input = [loader.load(script), loader.load(script)];
    expect(await Promise.all(input.map((one) => outcome(one, 50)))).toEqual([sdk, sdk]);
    expect(await outcome(loader.load(script))).toBe(sdk);
    expect(requested).toHaveLength(1);
  });

  it('is not fetched where the app has put it into the page already', async () => {
    const { requested } = bringing({});
    globals['TestSdk'] = sdk;
    expect(await outcome(load())).toBe(sdk);
    expect(requested).toEqual([]);
  });

  it.each<[Bringing, number]>([
    ['404', 100],
    ['500', 100],
    ['hang', sourceLimitMs + 50],
    ['syntax', 100],
    ['throws', 100],
  ])('comes from its second source when the first is %s (§8)', async (how, ms) => {
    const { requested } = bringing({ '/first.js': how, '/second.js': 'ok' });
    expect(await outcome(load(), ms)).toBe(sdk);
    expect(requested).toEqual(['/first.js', '/second.js']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[Bringing, number]>([
    ['404', 100],
    ['500', 100],
    ['hang', 2 * sourceLimitMs],
    ['syntax', 100],
    ['throws', 100],
  ])('is missing when both sources are %s, and the catalogue says so once (§8)', async (how, ms) => {
    bringing({ '/first.js': how, '/second.js': how });
    const loader = scriptLoader(window);
    expect(await outcome(loader.load(script), ms)).toBe('missing');
    expect(await outcome(loader.load(script))).toBe('missing');
    expect(warn.mock.calls).toEqual([[script.failure]]);
  });

  it('is left alone for a while after it could not be had, then requested again', async () => {
    const bring: Record<string, Bringing> = { '/first.js': '404', '/second.js': '404' };
    const { requested } = bringing(bring);
    const loader = scriptLoader(window);
    expect(await outcome(loader.load(script), 100)).toBe('missing');
    await vi.advanceTimersByTimeAsync(restMs - 100);
    expect(await outcome(loader.load(script))).toBe('missing');
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    bring['/first.js'] = 'ok';
    expect(await outcome(loader.load(script), 50)).toBe(sdk);
  });

  it('that is not configured is missing without a warning', async () => {
    const { requested } = bringing({});
    expect(await outcome(scriptLoader(window).load({ ...script, sources: [] }))).toBe('missing');
    expect(requested).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves no element behind', async () => {
    bringing({ '/first.js': 'hang', '/second.js': '404' });
    await outcome(load(), sourceLimitMs + 100);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });
});
