import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, notInSpec, pageOf, paging, picUrl } from '../fields.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';

export const video = z
  .object({
    videosId: id,
    title: z.string(),
    author: z.string(),
    placeName: z.string(),
    caption: z.string(),
    /** Under the art of the pages, like pictures. */
    clipUrl: picUrl,
    posterUrl: picUrl,
    durationMs: count,
    likes: count,
    liked: z.boolean(),
    /** The goods pinned to it. */
    goods: goodsCard.nullable(),
  })
  .meta({ id: 'Video' });
export type Video = z.output<typeof video>;

export const videosShapes = {
  videoList: shape(
    notInSpec(
      z.object({
        /** The clip to begin with. */
        videosId: idText.optional(),
        /** Clips about this city alone. */
        cityCode: areaNum.optional(),
        ...paging,
      }),
    ),
    notInSpec(pageOf(video)),
  ),
  likeVideo: shape(
    notInSpec(z.object({ videosId: idText, liked: z.boolean() })),
    notInSpec(z.object({ likes: count, liked: z.boolean() })),
  ),
};
