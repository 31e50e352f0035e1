import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryStack } from './history-stack.ts';

const at = '/content/standalone-pages';
const historyStack = (isOurs = true) => createHistoryStack('DEV_', () => isOurs);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', `${at}/rights-entrance`);
});

describe('the way through the product', () => {
  it('has nothing of ours behind a page that was opened directly', () => {
    expect(historyStack(false).here().depth).toBe(0);
    expect(historyStack(true).here().depth).toBe(0);
  });

  it('remembers a stop across a reload', () => {
    const stop = historyStack().here();
    expect(historyStack().here()).toEqual(stop);
  });

  it('goes one deeper with every page, each with a name of its own', () => {
    const way = historyStack();
    const first = way.here();
    const second = way.push(`${at}/rights-entrance/record-list?timeStamp=1`);
    expect(second).toEqual({ key: expect.any(String) as string, depth: first.depth + 1 });
    expect(second.key).not.toBe(first.key);
    expect(location.pathname + location.search).toBe(`${at}/rights-entrance/record-list?timeStamp=1`);
    expect(way.here()).toEqual(second);
  });

  it('stays as deep when a page takes the place of another', () => {
    const way = historyStack();
    const first = way.push(`${at}/up-card`);
    expect(way.replace(`${at}/up-card?shop=1`, false)).toEqual(first);
    const fresh = way.replace(`${at}/tel-manage`, true);
    expect(fresh.depth).toBe(first.depth);
    expect(fresh.key).not.toBe(first.key);
  });

  it('goes on in the next document: one deeper where it was opened from ours, as deep where it took its place', () => {
    const way = historyStack();
    way.push(`${at}/up-card`);
    const { depth } = way.here();
    history.pushState(null, '', '/content/super-market/market-index');
    expect(historyStack().here().depth).toBe(depth + 1);
    history.replaceState(null, '', '/content/public-pages/login');
    expect(historyStack().here().depth).toBe(depth + 1);
  });

  it('begins anew in a document that was reached from outside', () => {
    historyStack().push(`${at}/up-card`);
    history.pushState(null, '', `${at}/tel-manage`);
    expect(historyStack(false).here().depth).toBe(0);
  });

  it('knows that a new tab has nothing behind it, whatever it inherited', () => {
    historyStack().push(`${at}/up-card`);
    history.replaceState(null, '', `${at}/tel-manage`);
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1);
    expect(historyStack().here().depth).toBe(0);
    length.mockRestore();
  });
});
