import { routeAt } from '#core/site/routes.ts';
import type { ProjectId } from '#core/site/projects.ts';
import type { Store } from '../storage/storage.ts';

const flag = 'forgetPlayedVideo';
const played = 'playedVideoId';

/** Entering the video page sets the flag that removes the last watched video (§2). */
export function noteVideoVisit(forThisTab: Store, project: ProjectId, path: string): void {
  if (routeAt(project, path)?.page === 'videoDetail') forThisTab.set(flag, '1');
}

export const keepPlayedVideo = (forThisTab: Store, videosId: string): void =>
  forThisTab.set(played, videosId);

/** The last watched video of this tab, unless the page was entered again since. */
export function playedVideo(forThisTab: Store): string | undefined {
  if (forThisTab.get(flag) === undefined) return forThisTab.get(played);
  forThisTab.remove(flag);
  forThisTab.remove(played);
  return undefined;
}
