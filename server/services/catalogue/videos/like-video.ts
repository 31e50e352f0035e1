import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { videos } from '#core/contract/goods/videos.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Likes a clip or takes the like back; the count changes only with the subscriber's own row. */
export async function likeVideo(
  { db, clock }: Deps,
  { videosId, liked }: InputOf<typeof videos.likeVideo>,
  { userId }: Member,
): Promise<DataOf<typeof videos.likeVideo>> {
  const changed = liked
    ? sql`insert into video_likes (user_id, videos_id, liked_at)
        select ${userId}, videos_id, ${clock.now()} from videos where videos_id = ${videosId} on conflict do nothing returning 1`
    : sql`delete from video_likes where user_id = ${userId} and videos_id = ${videosId} returning 1`;
  const { rows } = await sql<{ likes: number }>`
    with changed as (${changed})
    update videos set likes = likes + (select count(*)::int from changed) * ${liked ? 1 : -1}
    where videos_id = ${videosId} returning likes`.execute(db);
  const [video] = rows;
  if (!video) throw new Refusal('视频不存在或已下架');
  return { likes: video.likes, liked };
}
