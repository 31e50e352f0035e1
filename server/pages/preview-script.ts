import type { Place } from '#core/rules/location/area.ts';
import { drawViewAs, type ShownViewAs } from './view-as-script.ts';
import { emulateApp, type emulatedApps } from '#core/config/emulated-apps.ts';

/** What the browser of a preview starts with, in the attribute of its script. */
export interface PreviewedBrowser {
  readonly token: string;
  readonly param: string;
  readonly header: string;
  /** The origin of the console, whose frames scroll together; empty where it is ours. */
  readonly consoleOrigin: string;
  readonly base: string;
  readonly app: (typeof emulatedApps)[string] | undefined;
  /** Milliseconds; null: now. */
  readonly at: number | null;
  readonly prefix: string;
  /** Keys of stored tokens: the page takes its visitor for a member. The calls send none. */
  readonly tokens: readonly string[];
  readonly tokenTime: string | null;
  readonly place: Place | undefined;
  /** Null: no subscriber is looked at. */
  readonly viewAs: ShownViewAs | null;
}

/**
 * Makes the window that of a preview before any other script runs: its clock, its app, storages in memory with the audience's
 * city, no cookies, beacons or workers, the token on every call of ours, and no way out of the preview.
 */
export const previewScript = `(() => {
const p = JSON.parse(document.currentScript.dataset.preview);
const set = (owner, name, value) => Object.defineProperty(owner, name, { get: () => value, configurable: true });
if (p.at !== null) {
  const Machine = Date;
  const ahead = p.at - Machine.now();
  window.Date = class extends Machine {
    constructor(...parts) { if (parts.length === 0) super(Machine.now() + ahead); else super(...parts); }
    static now() { return Machine.now() + ahead; }
  };
}
const inMemory = () => {
  const values = new Map();
  return {
    getItem: (key) => values.has(String(key)) ? values.get(String(key)) : null,
    setItem: (key, value) => void values.set(String(key), String(value)),
    removeItem: (key) => void values.delete(String(key)),
    clear: () => values.clear(),
    key: (at) => [...values.keys()][at] ?? null,
    get length() { return values.size; },
  };
};
const storages = { localStorage: inMemory(), sessionStorage: inMemory() };
const store = (key, value) => storages.localStorage.setItem(p.prefix + key, value);
for (const key of p.tokens) store(key, 'preview');
if (p.tokenTime !== null) store(p.tokenTime, Date.now());
if (p.place) store('location', JSON.stringify({ ...p.place, timestamp: Date.now() }));
(${emulateApp})(p.app, 'ios', storages);
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
navigator.sendBeacon = () => true;
const refused = () => Promise.reject(new Error('not in a preview'));
if (window.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = refused;
if (window.CacheStorage) CacheStorage.prototype.open = refused;
const isOurs = (url) => url.origin === location.origin;
const inPreview = (address) => {
  const url = new URL(address, location.href);
  if (isOurs(url)) url.searchParams.set(p.param, p.token);
  return url.href;
};
const send = window.fetch;
window.fetch = (address, init = {}) => {
  const url = new URL(address, location.href);
  if (!isOurs(url)) return refused();
  const headers = new Headers(init.headers);
  for (const name of ['accessToken', 'refreshToken']) headers.delete(name);
  headers.set(p.header, p.token);
  return send(url, { ...init, headers, credentials: 'omit' });
};
for (const name of ['pushState', 'replaceState']) {
  const change = history[name].bind(history);
  history[name] = (state, title, url) => change(state, title, url == null ? url : inPreview(url));
}
window.open = (address) => (address && location.assign(inPreview(address)), null);
if (window.parent !== window) {
  const consoleOrigin = p.consoleOrigin || location.origin;
  let followed = 0;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - followed) > 1) parent.postMessage({ top: scrollY }, consoleOrigin);
    followed = scrollY;
  }, { passive: true });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== consoleOrigin || typeof data?.top !== 'number') return;
    scrollTo(0, data.top);
    followed = scrollY;
  });
}
if (p.viewAs) (${drawViewAs})(p.viewAs, window.fetch);
if (window.navigation) navigation.addEventListener('navigate', (event) => {
  const url = new URL(event.destination.url);
  if (event.hashChange || !event.cancelable || url.searchParams.get(p.param) === p.token) return;
  event.preventDefault();
  if (isOurs(url)) location.assign(inPreview(url));
});
})();
`;
