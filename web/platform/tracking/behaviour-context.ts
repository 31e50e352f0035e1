import type { BehaviourContext } from '#core/rules/tracking/behaviour-record.ts';
import { currentSession } from '../session/session-store.ts';
import type { World } from '../world/world.tsx';
import { knownValues } from './known-values.ts';
import type { SeenPage } from './track.ts';

/** Where and who, for a behaviour record (§3). */
export function behaviourContext(
  world: World,
  page: SeenPage,
  recommendId: string | undefined,
): BehaviourContext {
  const session = currentSession();
  // The place of the page's own tap and the video are the event's to tell.
  const { actNum, actId, plId: _place, videosId: _video, ...known } = knownValues(world, page);
  return {
    ...known,
    activityId: actNum || known.activityId || actId,
    recommendId,
    loggedIn: session.kind === 'member',
    ...(session.kind === 'member' && { mobile: session.user.mobile, userId: session.user.userId }),
  };
}
