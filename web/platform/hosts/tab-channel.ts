import type { HostId } from '#core/config/hosts.ts';
import { channelOf, channels } from '#core/rules/hosts/host-codes.ts';
import type { Store } from '../storage/storage.ts';

const key = 'envChannel';

/** The channel (§4): a known one in the query `envChannel`, which then holds for the tab, else the host's. */
export function tabChannel(tab: Store, host: HostId, search: string): string {
  const given = new URLSearchParams(search).get(key);
  if (given && channels.includes(given)) tab.set(key, given);
  return channelOf(host, tab.get(key));
}
