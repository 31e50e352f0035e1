import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteOf } from '../../site/site-context.tsx';
import { idSource } from './id-source.ts';
import { freshTracking } from '../testing/fresh-tracking.ts';
import { visitCookie } from './visit-cookie.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });

beforeEach(freshTracking);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ids made in the page (§9)', () => {
  it('keep the device’s datacenter for good and the session’s worker for the session, both below 32', () => {
    idSource(site)();
    const [device, session] = [
      localStorage.getItem('DEV_datacenterId'),
      sessionStorage.getItem('DEV_workerId'),
    ];
    expect(Number(device)).toBeLessThan(32);
    expect(Number(session)).toBeLessThan(32);
    idSource(site)();
    expect([localStorage.getItem('DEV_datacenterId'), sessionStorage.getItem('DEV_workerId')]).toEqual([
      device,
      session,
    ]);
  });

  it('never repeat', () => {
    const newId = idSource(site);
    expect(new Set(Array.from({ length: 10_000 }, newId)).size).toBe(10_000);
  });

  it.each([
    ['a year behind', -365],
    ['a year ahead', 365],
    ['before the first moment an id can carry', -365 * 30],
    ['back by a month, in the middle', -30],
  ])('are still made and still differ when the phone’s clock is %s (F10)', (_what, days) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const newId = idSource(site);
    const ids = [newId(), newId()];
    vi.setSystemTime(Date.UTC(2026, 0, 1) + days * 86_400_000);
    ids.push(newId(), newId());
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^\d{10,24}$/);
  });

  it('work without storage, and with invalid stored values', () => {
    localStorage.setItem('DEV_datacenterId', '99');
    sessionStorage.setItem('DEV_workerId', 'NaN');
    idSource(site)();
    expect(Number(localStorage.getItem('DEV_datacenterId'))).toBeLessThan(32);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(idSource(site)()).toMatch(/^\d{10,24}$/);
  });
});

describe('the cookie of a visit (§9)', () => {
  it('is seeded once and kept while pages are looked at', () => {
    let made = 0;
    const cookieId = visitCookie('DEV_', () => String((made += 1)));
    expect([cookieId(), cookieId()]).toEqual(['1', '1']);
    expect(visitCookie('DEV_', () => 'other')()).toBe('1');
    expect(document.cookie).toContain('DEV_cookieId=1');
  });

  it('lasts half an hour', () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    visitCookie('DEV_', () => 'v1')();
    expect(written).toHaveBeenCalledWith('DEV_cookieId=v1; Max-Age=1800; Path=/; SameSite=Lax');
  });

  it('is the document’s own where there are no cookies', () => {
    // `vi.restoreAllMocks` does not restore a property with spies on both of its accessors.
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    onTestFinished(() => void Object.defineProperty(Document.prototype, 'cookie', cookie));
    const refuse = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
    let made = 0;
    const cookieId = visitCookie('DEV_', () => String((made += 1)));
    expect([cookieId(), cookieId()]).toEqual(['1', '1']);
  });
});
