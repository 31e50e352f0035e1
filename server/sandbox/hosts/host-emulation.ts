import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hosts } from '#core/config/hosts.ts';
import { emulatedCookies, storagePrefixOf, windowNamePattern } from '#core/config/host-emulation.ts';
import type { AnyEndpoint } from '#core/contract/endpoint.ts';
import { codes } from '#core/contract/envelope.ts';
import { hosts as sandboxHosts } from '#core/contract/sandbox/hosts.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { emulateApp, emulatedApps } from '#core/config/emulated-apps.ts';

const file = '/sandbox/host-emulation.js';

/** In these the network says who the user is; in the others the app or its authorize page. */
const knownByNetwork = hosts.map(({ id }) => id).filter((id) => id !== 'chat-app' && !isOperatorApp(id));
const urlOf = ({ prefix, path }: AnyEndpoint): string => prefix + path;
const prefixes = Object.fromEntries(hosts.map(({ id }) => [id, storagePrefixOf(id)]));

/** Emulates the app that the window's name says: its user agent, its user, its network, and a storage and cookies of its own. */
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
const all = window.localStorage;
(${emulateApp})(app, system, {
  localStorage: ownStorage(window.localStorage),
  sessionStorage: ownStorage(window.sessionStorage),
});
const ofCookies = prefix + ${JSON.stringify(emulatedCookies)};
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => Object.keys(all).filter((key) => key.startsWith(ofCookies)).map((key) => key.slice(ofCookies.length) + '=' + all.getItem(key)).join('; '),
  set: (text) => {
    const [, name, value] = /^([^=;]*)=([^;]*)/.exec(text) || [];
    if (name === undefined) return;
    if (/;\\s*max-age=0(;|$)/i.test(text)) all.removeItem(ofCookies + name.trim());
    else all.setItem(ofCookies + name.trim(), value.trim());
  },
});
if (!${JSON.stringify(knownByNetwork)}.includes(host)) return;
const real = window.fetch.bind(window);
const answer = (data) => new Response(JSON.stringify({ code: ${JSON.stringify(codes.ok)}, message: '', success: true, data: data }), { headers: { 'content-type': 'application/json' } });
const proof = () => real(${JSON.stringify(urlOf(sandboxHosts.issueProof))}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind: 'mobile-network', mobile: mobile }) }).then((issued) => issued.json());
window.fetch = async (input, init) => {
  const asks = (end) => String(input).split('?')[0].endsWith(end);
  if (!mobile) return real(input, init);
  if (asks(${JSON.stringify(urlOf(session.mobileNetwork))})) return answer({ resCode: 1 });
  if (asks(${JSON.stringify(urlOf(session.ownMobile))})) {
    const reply = await real(input, init);
    const said = await reply.clone().json().catch(() => undefined);
    return said && said.success && said.data.mobile === null ? answer({ mobile: mobile.slice(0, 3) + '****' + mobile.slice(-4), telePhone: null }) : reply;
  }
  if (asks(${JSON.stringify(urlOf(sso.mobileNetworkLogin))}) && init && typeof init.body === 'string') {
    const sent = JSON.parse(init.body);
    if (!sent.token) return real(input, Object.assign({}, init, { body: JSON.stringify(Object.assign(sent, await proof())) }));
  }
  return real(input, init);
};
})();
`;

/** Serves the script of the host simulator. */
export function hostEmulationFile(app: FastifyInstance): void {
  app.get(file, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

/** Adds the script to a document in a frame: of all documents that a browser opens, those of the simulator's frames alone. */
export const injectHostEmulation = (request: FastifyRequest, html: string): string =>
  request.headers['sec-fetch-dest'] === 'iframe'
    ? html.replace('<script>', `<script src="${file}"></script><script>`)
    : html;
