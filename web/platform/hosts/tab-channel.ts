import type { HostId } from '#core/config/hosts.ts';
import { channelOf, channels } from '#core/rules/hosts/host-codes.ts';
import type { Store } from '../storage/storage.ts';

const key = 'envChannel';

/** The channel (§4): a known one in the query `envChannel`, which then holds for the tab, else the host's. */
export function tabChannel(tab: Store, host: HostId, search: string): string {
  const provided = new URLSearchParams(search).get(key);
  if (provided && channels.includes(provided)) tab.set(key, provided);
  return channelOf(host, tab.get(key));
}
