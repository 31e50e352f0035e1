import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { videosShapes } from './videos.shapes.ts';

/** The clips of the video page. */
export const videos = withPrefix<typeof videosShapes>(prefixes.goods)({
  videoList: post('/videoInfo/list'),
  likeVideo: post('/videoInfo/like', { access: 'member', writes: true }),
});
