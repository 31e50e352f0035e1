import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hosts, type HostId } from '#core/config/hosts.ts';
import { hostEmulationCookie, storagePrefixOf, windowNamePattern } from '#core/config/host-emulation.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';

const file = '/sandbox/host-emulation.js';
const insideMiniProgram: HostId = 'chat-mini-program';

const appsByName = Object.fromEntries(
  hosts.map(({ id }) => [
    id,
    {
      ios: sampleUserAgent(id, 'ios'),
      android: sampleUserAgent(id, 'android'),
      prefix: storagePrefixOf(id),
      mini: id === insideMiniProgram,
    },
  ]),
);

/** Emulates the app that the window's name says: its user agent, its user, and a storage of its own. */
const script = `(() => {
const [, host, system, mobile] = new RegExp(${JSON.stringify(windowNamePattern)}).exec(window.name) || [];
const app = ${JSON.stringify(appsByName)}[host];
if (!app) return;
Object.defineProperty(navigator, 'userAgent', { get: () => app[system], configurable: true });
if (app.mini) window.__wxjs_environment = 'miniprogram';
window.__sandboxUser = { mobile: mobile };
for (const area of ['localStorage', 'sessionStorage']) {
  const all = window[area];
  const keys = () => Object.keys(all).filter((key) => key.startsWith(app.prefix));
  const own = {
    getItem: (key) => all.getItem(app.prefix + key),
    setItem: (key, value) => all.setItem(app.prefix + key, value),
    removeItem: (key) => all.removeItem(app.prefix + key),
    clear: () => keys().forEach((key) => all.removeItem(key)),
    key: (at) => (keys()[at] || '').slice(app.prefix.length) || null,
    get length() { return keys().length; },
  };
  Object.defineProperty(window, area, { get: () => own, configurable: true });
}
})();
`;

/** Serves the script of the host simulator. */
export function hostEmulationFile(app: FastifyInstance): void {
  app.get(file, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

/** Adds the script to a document; without the simulator's cookie the document is unchanged. */
export const injectHostEmulation = (request: FastifyRequest, html: string): string =>
  new RegExp(`(?:^|;\\s*)${hostEmulationCookie}=on(?:;|$)`).test(request.headers.cookie ?? '')
    ? html.replace('<script>', `<script src="${file}"></script><script>`)
    : html;
