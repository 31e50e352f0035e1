import type { Generated, JSONColumnType } from 'kysely';
import type { RecommendationReason } from '#core/rules/goods/recommendation-score.ts';

/** Goods recommended to an audience; computed by a job. */
export interface RecommendedGoods {
  audience: string;
  place: number;
  goods_id: string;
  recommend_id: string;
  score: number;
  reasons: JSONColumnType<readonly RecommendationReason[]>;
  computed_at: Date;
}

/** A clip of the video page; the goods pinned to it name it as `videos_id`. */
export interface Videos {
  videos_id: string;
  title: string;
  author: string;
  place_name: string;
  caption: string;
  clip_url: string;
  poster_url: string;
  duration_ms: number;
  areas: Generated<string[]>;
  likes: Generated<number>;
  sort: number;
}

export interface VideoLikes {
  user_id: string;
  videos_id: string;
  liked_at: Date;
}

export interface RecommendationTables {
  recommended_goods: RecommendedGoods;
  videos: Videos;
  video_likes: VideoLikes;
}
