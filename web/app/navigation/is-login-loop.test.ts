import { afterEach, describe, expect, it } from 'vitest';
import { storeOf } from '#web/platform/storage/storage.ts';
import { isLoginLoop } from './is-login-loop.ts';

const store = storeOf('sessionStorage', 'DEV_');
afterEach(() => sessionStorage.clear());

const trips = (...times: number[]) =>
  times.map((at) => isLoginLoop(store, '/content/standalone-pages/rights-entrance', at));

describe('trips to the sign-in page', () => {
  it('are a circle from the fourth within ten seconds', () => {
    expect(trips(0, 1_000, 2_000, 3_000, 4_000)).toEqual([false, false, false, true, true]);
  });

  it('are none when they are far apart', () => {
    expect(trips(0, 5_000, 11_000, 16_000, 22_000)).toEqual([false, false, false, false, false]);
  });

  it('are counted page by page', () => {
    trips(0, 1, 2);
    expect(isLoginLoop(store, '/content/standalone-pages/up-card', 3)).toBe(false);
  });
});
