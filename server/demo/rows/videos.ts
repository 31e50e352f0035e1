import type { Selectable } from 'kysely';
import type { Videos } from '../../db/schema/recommendations.ts';
import { videos } from '../data/videos.ts';

/** Of every clip in web/public/clips. */
const durationMs = 8_000;

export const demoVideos: readonly Selectable<Videos>[] = Object.entries(videos).map(
  ([videos_id, { title, author, place, caption, likes, city }], at) => ({
    videos_id,
    title,
    author,
    place_name: place,
    caption,
    clip_url: `clips/${videos_id}.mp4`,
    poster_url: `clips/${videos_id}.webp`,
    duration_ms: durationMs,
    areas: [city],
    likes,
    sort: (at + 1) * 10,
  }),
);
