import { useEffect } from 'react';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import { areaDegradation } from '#core/rules/session/area-degradation.ts';
import { withoutOneTimeKeys } from '#core/rules/session/without-one-time-keys.ts';
import { needsNoAuth } from '#core/site/needs-no-auth.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { frontProject, type ProjectId } from '#core/site/projects.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { useWorld } from '../world/world.tsx';

/** A signed-in subscriber of a degraded area is shown the notice in place of the page, and can come back to it (§4). */
export function useDegradation(config: ChannelConfig | undefined, project: ProjectId, path: string): void {
  const { base } = useWorld();
  const { replace } = useNavigator();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const notice = needsNoAuth(project, path)
    ? undefined
    : areaDegradation(signedIn, config?.areaDegradedVo.isDegradedFlag);
  useEffect(() => {
    if (!notice) return;
    const { pathname, search } = globalThis.location;
    replace(
      pageUrl({
        base,
        project: frontProject,
        path: notice,
        query: { redirect: withoutOneTimeKeys(pathname + search) },
      }),
    );
  }, [notice, path, base, replace]);
}
