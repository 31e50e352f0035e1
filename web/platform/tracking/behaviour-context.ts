import type { HostId } from '#core/config/hosts.ts';
import type { BehaviourContext } from '#core/rules/tracking/behaviour-record.ts';
import { currentSession } from '../session/session-store.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { knownValues } from './known-values.ts';
import type { SeenPage } from './track.ts';

/** Page and user fields of a behaviour record (§3). */
export function behaviourContext(
  site: SiteContext,
  host: HostId,
  page: SeenPage,
  recommendId: string | undefined,
): BehaviourContext {
  const session = currentSession();
  // The tap's place and the video come from the event.
  const { actNum, actId, plId: _place, videosId: _video, ...known } = knownValues(site, page);
  return {
    ...known,
    activityId: actNum || known.activityId || actId,
    host,
    recommendId,
    loggedIn: session.kind === 'member',
    ...(session.kind === 'member' && { mobile: session.user.mobile, userId: session.user.userId }),
  };
}
