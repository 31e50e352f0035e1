import type { HostId } from './hosts.ts';
import type { PhoneSystem } from './sample-user-agents.ts';

/** An app that the host simulator emulates in a frame, and the subscriber signed in to it. */
export interface HostEmulation {
  readonly host: HostId;
  readonly system: PhoneSystem;
  readonly mobile: string;
}

/** With this cookie the sandbox adds its emulation script to documents; the name of the window says which app it is. */
export const hostEmulationCookie = 'sandbox-host';

/** The cookie as a page sets it; off ends all emulations. */
export const hostEmulationSwitch = (on: boolean): string =>
  `${hostEmulationCookie}=${on ? 'on' : ''};path=/;samesite=lax${on ? '' : ';max-age=0'}`;

/** The window's name survives navigations, so that frames with different apps stand side by side. */
export const windowNameOf = ({ host, system, mobile }: HostEmulation): string =>
  `${hostEmulationCookie}:${host}.${system}:${mobile}`;

/** The source of the pattern, which the emulation script uses too: host, system and mobile. */
export const windowNamePattern = `^${hostEmulationCookie}:([\\w-]+)\\.(ios|android):(\\d*)$`;

/** Keys of a host's values in the browser's storage: each app on a phone has a storage of its own. */
export const storagePrefixOf = (host: HostId): string => `@${host}:`;
