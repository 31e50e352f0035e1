import { hosts, type HostId } from './hosts.ts';
import type { PhoneSystem } from './sample-user-agents.ts';

/** The app that the host simulator emulates in a browser, stored in a cookie of the sandbox. */
export interface HostEmulation {
  readonly host: HostId;
  readonly system: PhoneSystem;
}

export const hostEmulationCookie = 'sandbox-host';

/** The cookie as a page sets it; undefined ends the emulation. */
export const writeHostEmulation = (emulation: HostEmulation | undefined): string =>
  `${hostEmulationCookie}=${emulation ? `${emulation.host}.${emulation.system}` : ''};path=/;samesite=lax${emulation ? '' : ';max-age=0'}`;

export function readHostEmulation(cookies: string): HostEmulation | undefined {
  const [, name = '', system] =
    new RegExp(`(?:^|;\\s*)${hostEmulationCookie}=([\\w-]+)\\.(ios|android)`).exec(cookies) ?? [];
  const host = hosts.find(({ id }) => id === name)?.id;
  return host && system ? { host, system: system === 'ios' ? 'ios' : 'android' } : undefined;
}
