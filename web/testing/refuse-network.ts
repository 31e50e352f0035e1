/** Thrown where a component test would reach the network. */
export class NetworkRefused extends Error {
  override readonly name = 'NetworkRefused';
  constructor(way: string, url: unknown) {
    super(`${way} to ${String(url)}: a component test reaches no network, give it a fake`);
  }
}

/** Makes every way to the network fail at once and by name, until a test puts a fake in its place. */
export function refuseNetwork(): void {
  const refused = {
    fetch: (input: string | URL | Request) =>
      Promise.reject(new NetworkRefused('fetch', input instanceof Request ? input.url : input)),
    XMLHttpRequest: refusing('XMLHttpRequest'),
    WebSocket: refusing('WebSocket'),
    EventSource: refusing('EventSource'),
  };
  for (const [name, value] of Object.entries(refused)) replace(globalThis, name, value);
  replace(navigator, 'sendBeacon', (url: string) => {
    throw new NetworkRefused('sendBeacon', url);
  });
}

const replace = (owner: object, name: string, value: unknown): unknown =>
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });

const refusing = (way: string) =>
  function refused(url: unknown = '…'): never {
    throw new NetworkRefused(way, url);
  };
