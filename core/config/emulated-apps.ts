import { hosts, type HostId } from './hosts.ts';
import { sampleUserAgent } from './sample-user-agents.ts';

const insideMiniProgram: HostId = 'chat-mini-program';

/** What a page sees of each app that it may be opened in. */
export const emulatedApps = Object.fromEntries(
  hosts.map(({ id }) => [
    id,
    {
      ios: sampleUserAgent(id, 'ios'),
      android: sampleUserAgent(id, 'android'),
      mini: id === insideMiniProgram,
    },
  ]),
);

/** Script text of a function: the window behaves as in an app of a system, with storages of its own. */
export const emulateApp = `(app, system, storages) => {
  const set = (owner, name, value) => Object.defineProperty(owner, name, { get: () => value, configurable: true });
  set(navigator, 'userAgent', app[system]);
  if (app.mini) window.__wxjs_environment = 'miniprogram';
  for (const area of ['localStorage', 'sessionStorage']) set(window, area, storages[area]);
}`;
