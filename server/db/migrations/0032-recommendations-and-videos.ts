import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods recommended to an audience with the reasons, and the clips of the video page. */
export const recommendationsAndVideos: Migration = {
  up: async (db) => {
    await sql`
      create table recommended_goods (
        -- '{city or 0}.{level}'
        audience text not null,
        place smallint not null,
        goods_id text not null references goods on delete cascade,
        -- The same for an audience and its goods in every run, so that events can be traced back.
        recommend_id text not null,
        score smallint not null,
        -- [{kind, points, text}], the strongest first
        reasons jsonb not null,
        computed_at timestamptz not null,
        primary key (audience, place),
        unique (audience, goods_id)
      );
      create index recommended_goods_by_id on recommended_goods (recommend_id);

      create table videos (
        videos_id text primary key,
        title text not null,
        author text not null,
        place_name text not null,
        caption text not null,
        clip_url text not null,
        poster_url text not null,
        duration_ms integer not null check (duration_ms > 0),
        -- Cities it is about; empty: none in particular.
        areas text[] not null default '{}',
        likes integer not null default 0 check (likes >= 0),
        sort smallint not null
      );
      create index videos_in_order on videos (sort, videos_id);
      create index goods_of_video on goods (videos_id) where videos_id is not null;
      create table video_likes (
        user_id text not null references users,
        videos_id text not null references videos on delete cascade,
        liked_at timestamptz not null,
        primary key (user_id, videos_id)
      );
    `.execute(db);
  },
};
