// The service worker of a lounge pass: it answers the page and its files from the cache that the page fills
// (web/platform/offline/keep-page.ts) while the network is gone. Its scope is that page; calls pass by it.
const prefix = 'pass-1:';
const cacheName = prefix + new URL(self.registration.scope).pathname;
/** A network that does not answer counts as gone. */
const networkMs = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('pass-') && !name.startsWith(prefix);
  const removed = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([removed, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isPage) event.respondWith(page(request));
  else if (/\/(assets|art)\//.test(pathname)) event.respondWith(file(request));
});

const stored = async (request) => (await caches.open(cacheName)).match(request, { ignoreSearch: true });

/** The network first; the stored document after an error, a server's failure or no answer. */
async function page(request) {
  const kept = await stored(request);
  const answer = fetch(request).then((response) => (kept && response.status >= 500 ? kept : response));
  if (!kept) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, networkMs, kept));
  return Promise.race([answer, late]).catch(() => kept);
}

/** Names of files contain their hash, so the stored one is right. */
const file = async (request) => (await stored(request)) ?? fetch(request);
