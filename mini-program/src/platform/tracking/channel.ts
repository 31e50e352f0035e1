import { queryPairs } from '#core/rules/links/query-string.ts';
import { trackedValues } from '#core/rules/links/tracked-keys.ts';
import { storage } from '../storage.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Stores the channel and message that an address brought (§3, Stored values). The id of the program stays that of this package. */
export function keepTracked(query: Query): void {
  for (const [key, value] of trackedValues({ ...query, marketWXMAppId: undefined })) storage.set(key, value);
}

export const keepTrackedOf = (url: string): void =>
  keepTracked(Object.fromEntries(queryPairs(url.split('?')[1] ?? '')));

/** The channel that the visitor came by, for links that are passed on. */
export const storedChannel = (): Query => ({
  channelId: storage.get('channelId'),
  pChannelId: storage.get('pChannelId'),
  channelAreaNum: storage.get('channelAreaNum'),
});
