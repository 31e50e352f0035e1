import { cardContext } from '../cards/card-context.ts';
import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { videos } from '#core/contract/goods/videos.ts';
import { isListed } from '../../../db/is-listed.ts';
import { paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { goodsCard } from '../cards/goods-card.ts';

/** The clips in their order, the requested one first, with the goods that name them and whether the caller likes them. */
export async function videoList(
  { db, clock }: Deps,
  { videosId, cityCode, ...page }: InputOf<typeof videos.videoList>,
  caller: Member | undefined,
): Promise<DataOf<typeof videos.videoList>> {
  const fitting = db
    .selectFrom('videos')
    .$if(cityCode !== undefined, (q) => q.where(sql<boolean>`areas @> ${[cityCode]}::text[]`));
  const found = await paged(
    page,
    fitting,
    fitting
      .selectAll()
      .orderBy(sql`videos_id is distinct from ${videosId ?? null}`)
      .orderBy('sort')
      .orderBy('videos_id'),
  );
  const ids = found.list.map(({ videos_id }) => videos_id);
  if (ids.length === 0) return { ...found, list: [] };
  const now = clock.now();
  const [goods, liked] = await Promise.all([
    db
      .selectFrom('goods')
      .selectAll()
      .where('videos_id', 'in', ids)
      .where(isListed(now))
      .orderBy('sort')
      .execute(),
    caller
      ? db
          .selectFrom('video_likes')
          .select('videos_id')
          .where('user_id', '=', caller.userId)
          .where('videos_id', 'in', ids)
          .execute()
      : [],
  ]);
  const context = await cardContext(db, now);
  const list = found.list.map((row) => {
    const pinned = goods.find(({ videos_id }) => videos_id === row.videos_id);
    return {
      videosId: row.videos_id,
      title: row.title,
      author: row.author,
      placeName: row.place_name,
      caption: row.caption,
      clipUrl: row.clip_url,
      posterUrl: row.poster_url,
      durationMs: row.duration_ms,
      likes: row.likes,
      liked: liked.some(({ videos_id }) => videos_id === row.videos_id),
      goods: pinned
        ? { ...goodsCard(pinned, context), videosId: row.videos_id, videosName: row.title }
        : null,
    };
  });
  return { ...found, list };
}
