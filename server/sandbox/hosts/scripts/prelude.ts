import type { ScriptMode } from '#core/contract/sandbox/hosts.shapes.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';

/**
 * Shared by every emulated script: the record of its calls, for tests and for the simulator around the frame; requests to the
 * workbench; the user of the emulated app; and answers according to its mode.
 */
export const prelude = (mode: ScriptMode): string => `'use strict';
const mode = ${JSON.stringify(mode)};
const host = (window.__sandboxHost = window.__sandboxHost || { shares: [], locations: [], configs: [], calls: [], events: [], navigations: [], payments: [], opened: [], installed: null });
const ask = (path, body) => fetch('${sandboxPrefix}' + path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}).then((answer) => answer.json());
const user = window.__sandboxUser;
const who = () => ask('${hosts.host.path}').then((found) => (user ? Object.assign(found, { mobile: user.mobile || null }) : found));
const report = (kind, name, value) => window.parent && window.parent !== window && window.parent.postMessage({ sandboxBridge: { kind: kind, name: name, text: JSON.stringify(value) || '' } }, location.origin);
const called = (name, params) => {
  host.calls.push({ name: name, params: params });
  report('call', name, params);
  if (mode === 'throws') throw new Error('sandbox: ' + name + ' throws');
};
const reply = (callback, answer, wrong) => {
  if (mode === 'silent' || typeof callback !== 'function') return;
  const said = mode === 'wrong' ? wrong : answer;
  report('answer', '', said);
  callback(said);
  if (mode === 'twice') callback(said);
};
`;

/** A script without globals, except for what it adds to the window. */
export const standIn = (mode: ScriptMode, body: string): string =>
  `(function () {\n${prelude(mode)}${body}})();\n`;
