import { afterEach, expect, it, vi } from 'vitest';
import { stripSignInParams } from './strip-sign-in-params.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it.each([
  [
    '/content/super-market/order-list?a=1&cmToken=secret#b',
    '/content/super-market/order-list?a=1&timeStamp=7#b',
  ],
  ['/content/super-market/order-list?code=c&state=s', '/content/super-market/order-list?timeStamp=7'],
  ['/content/super-market/order-list?a=1', '/content/super-market/order-list?a=1'],
])(
  '%s stands in the address bar as %s, and its query is known to its readers (decisions §3)',
  (opened, shown) => {
    vi.spyOn(Date, 'now').mockReturnValue(7);
    history.replaceState({ key: 'k' }, '', opened);
    expect(stripSignInParams()).toBe(new URL(opened, 'https://mall.example').search);
    expect(location.pathname + location.search + location.hash).toBe(shown);
    expect(history.state).toEqual({ key: 'k' });
  },
);
