import type { ScriptMode } from './modes.ts';

/**
 * What every stand-in script shares: the record of what was asked of it, for tests to read; questions to the workbench; and
 * answering in the way it is switched to.
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

/** A script that leaves nothing behind but what it puts into the window. */
export const standIn = (mode: ScriptMode, body: string): string =>
  `(function () {\n${prelude(mode)}${body}})();\n`;
