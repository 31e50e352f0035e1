import { hosts, type HostId } from './hosts.ts';
import type { PhoneSystem } from './sample-user-agents.ts';

/** The host simulator: which app a browser pretends to be, remembered in a cookie of the sandbox. */
export interface Costume {
  readonly host: HostId;
  readonly system: PhoneSystem;
}

export const costumeCookie = 'sandbox-host';

/** The cookie as a page sets it; undefined takes the costume off. */
export const writeCostume = (costume: Costume | undefined): string =>
  `${costumeCookie}=${costume ? `${costume.host}.${costume.system}` : ''};path=/;samesite=lax${costume ? '' : ';max-age=0'}`;

/** The costume in a browser's cookies. */
export function readCostume(cookies: string): Costume | undefined {
  const [, name = '', system] =
    new RegExp(`(?:^|;\\s*)${costumeCookie}=([\\w-]+)\\.(ios|android)`).exec(cookies) ?? [];
  const host = hosts.find(({ id }) => id === name)?.id;
  return host && system ? { host, system: system === 'ios' ? 'ios' : 'android' } : undefined;
}
