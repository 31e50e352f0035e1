import { storagePrefixOf } from '#core/config/host-emulation.ts';
import type { HostId } from '#core/config/hosts.ts';
import { loginCookieName } from '#core/rules/session/arrival.ts';

/** Resets an emulated app to a first visit: its own storage is emptied, that of the other apps stays. */
export function forgetHost(host: HostId): void {
  const prefix = storagePrefixOf(host);
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key);
  document.cookie = `${loginCookieName}=;path=/;max-age=0`;
}
