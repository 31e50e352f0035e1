import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { Deps } from '../../../deps.ts';
import { runningCollections } from './running-collections.ts';

/** The channels of a home page in a city. One that is a single category names it, so that the page can open the category. */
export async function indexChannels(
  { db, clock }: Deps,
  { regionCode, cityCode }: InputOf<typeof home.indexChannels>,
): Promise<DataOf<typeof home.indexChannels>> {
  const channels = await runningCollections(db, clock.now(), cityCode)
    .where('kind', '=', 'channel')
    .$if(regionCode !== undefined, (q) =>
      q.where(sql<boolean>`(regions = '{}' or regions @> ${[regionCode]}::text[])`),
    )
    .limit(20)
    .execute();
  return {
    list: channels.map(({ collection_id, title, pic_url, rule }) => ({
      goodsChannelId: collection_id,
      channelName: title,
      picUrl: pic_url ?? '',
      categoryId: (rule?.categories?.length === 1 && rule.categories[0]) || null,
    })),
  };
}
