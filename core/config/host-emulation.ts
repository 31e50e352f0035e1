import type { HostId } from './hosts.ts';
import type { PhoneSystem } from './sample-user-agents.ts';

/** An app that the host simulator emulates in a frame, and the subscriber signed in to it. */
export interface HostEmulation {
  readonly host: HostId;
  readonly system: PhoneSystem;
  readonly mobile: string;
}

const nameMark = 'sandbox-host';

/** The window's name survives navigations, so that frames with different apps stand side by side. */
export const windowNameOf = ({ host, system, mobile }: HostEmulation): string =>
  `${nameMark}:${host}.${system}:${mobile}`;

/** The source of the pattern, which the emulation script uses too: host, system and mobile. */
export const windowNamePattern = `^${nameMark}:([\\w-]+)\\.(ios|android):(\\d*)$`;

/** Keys of a host's values in the browser's storage: each app on a phone has a storage of its own. */
export const storagePrefixOf = (host: HostId): string => `@${host}:`;

/** After its prefix, the keys of an app's cookies begin so: it sees those of no other window. */
export const emulatedCookies = 'cookie:';
