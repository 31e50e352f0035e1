import type { videos } from '#core/contract/goods/videos.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { likeVideo } from './like-video.ts';
import { videoList } from './video-list.ts';

export const videosRoutes = (deps: Deps): Handlers<typeof videos> => ({
  videoList: (input, { caller }) => videoList(deps, input, caller),
  likeVideo: (input, { caller }) => likeVideo(deps, input, caller),
});
