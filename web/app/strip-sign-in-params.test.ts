import { afterEach, expect, it } from 'vitest';
import { stripSignInParams } from './strip-sign-in-params.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/content/super-market/order-list?a=1&cmToken=secret#b', '/content/super-market/order-list?a=1#b'],
  ['/content/super-market/order-list?code=c&state=s', '/content/super-market/order-list'],
  ['/content/super-market/order-list?a=1', '/content/super-market/order-list?a=1'],
])(
  '%s stands in the address bar as %s, and its query is known to its readers (decisions §3)',
  (opened, shown) => {
    history.replaceState({ key: 'k' }, '', opened);
    expect(stripSignInParams()).toBe(new URL(opened, 'https://mall.example').search);
    expect(location.pathname + location.search + location.hash).toBe(shown);
    expect(history.state).toEqual({ key: 'k' });
  },
);
