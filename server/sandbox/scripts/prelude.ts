import type { ScriptMode } from './modes.ts';

/**
 * Shared by every emulated script: the record of its calls, for tests; requests to the workbench; and
 * answers according to its mode.
 */
export const prelude = (mode: ScriptMode): string => `'use strict';
const mode = ${JSON.stringify(mode)};
const host = (window.__sandboxHost = window.__sandboxHost || { shares: [], locations: [], configs: [], calls: [], events: [], navigations: [], opened: [], installed: null });
const ask = (path, body) => fetch('/sandbox/api' + path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}).then((answer) => answer.json());
const called = (name, params) => {
  host.calls.push({ name: name, params: params });
  if (mode === 'throws') throw new Error('sandbox: ' + name + ' throws');
};
const reply = (callback, answer, wrong) => {
  if (mode === 'silent' || typeof callback !== 'function') return;
  const said = mode === 'wrong' ? wrong : answer;
  callback(said);
  if (mode === 'twice') callback(said);
};
`;

/** A script without globals, except for what it adds to the window. */
export const standIn = (mode: ScriptMode, body: string): string =>
  `(function () {\n${prelude(mode)}${body}})();\n`;
