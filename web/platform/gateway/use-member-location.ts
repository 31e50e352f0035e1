import { useEffect } from 'react';
import { needsNoAuth } from '#core/site/needs-no-auth.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { afterFirstScreen } from '../location/after-first-screen.ts';
import { useLocationService } from '../location/location-context.tsx';
import { subscriberOf } from '../session/subscriber-of.ts';
import { useSession } from '../session/session-store.ts';

/** Finds and saves a member's location on any page (§4, §6), after its first screen; login and notice pages are left out. */
export function useMemberLocation(project: ProjectId, path: string): void {
  const { find } = useLocationService();
  const subscriber = useSession(({ session }) => subscriberOf(session));
  const looks = subscriber !== undefined && !needsNoAuth(project, path);
  useEffect(
    () => (looks ? afterFirstScreen(() => void find()) : undefined),
    [looks, subscriber, find, project, path],
  );
}
