import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hosts } from '#core/config/hosts.ts';
import { hostEmulationCookie, storagePrefixOf, windowNamePattern } from '#core/config/host-emulation.ts';
import { emulateApp, emulatedApps } from '#core/config/emulated-apps.ts';

const file = '/sandbox/host-emulation.js';

const prefixes = Object.fromEntries(hosts.map(({ id }) => [id, storagePrefixOf(id)]));

/** Emulates the app that the window's name says: its user agent, its user, and a storage of its own. */
const script = `(() => {
const [, host, system, mobile] = new RegExp(${JSON.stringify(windowNamePattern)}).exec(window.name) || [];
const app = ${JSON.stringify(emulatedApps)}[host];
if (!app) return;
window.__sandboxUser = { mobile: mobile };
const prefix = ${JSON.stringify(prefixes)}[host];
const ownStorage = (all) => {
  const keys = () => Object.keys(all).filter((key) => key.startsWith(prefix));
  return {
    getItem: (key) => all.getItem(prefix + key),
    setItem: (key, value) => all.setItem(prefix + key, value),
    removeItem: (key) => all.removeItem(prefix + key),
    clear: () => keys().forEach((key) => all.removeItem(key)),
    key: (at) => (keys()[at] || '').slice(prefix.length) || null,
    get length() { return keys().length; },
  };
};
(${emulateApp})(app, system, {
  localStorage: ownStorage(window.localStorage),
  sessionStorage: ownStorage(window.sessionStorage),
});
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
