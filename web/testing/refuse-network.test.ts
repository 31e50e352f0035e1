import { expect, it, vi } from 'vitest';

const url = 'https://mall.example/call';

it('fetch is rejected with the address it was called with', async () => {
  await expect(fetch(url)).rejects.toThrow(`fetch to ${url}: a component test reaches no network`);
  await expect(fetch(new Request(url))).rejects.toThrow(url);
});

it.each<[string, () => unknown]>([
  ['XMLHttpRequest', () => new XMLHttpRequest()],
  ['WebSocket', () => new WebSocket(url)],
  ['EventSource', () => new EventSource(url)],
  ['sendBeacon', () => navigator.sendBeacon(url)],
])('%s throws', (way, use) => {
  expect(use).toThrow(`${way} to`);
});

it('a fake of the test takes its place', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fake')));
  expect(await (await fetch(url)).text()).toBe('fake');
  vi.unstubAllGlobals();
  await expect(fetch(url)).rejects.toThrow('no network');
});
