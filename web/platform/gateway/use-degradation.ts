import { useEffect } from 'react';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import { areaDegradation } from '#core/rules/session/area-degradation.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import { needsNoAuth } from '#core/site/needs-no-auth.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { defaultProject, type ProjectId } from '#core/site/projects.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { useSite } from '../site/site-context.tsx';

/** Redirects a member in a degraded area to the notice page, with the way back (§4). */
export function useDegradation(config: ChannelConfig | undefined, project: ProjectId, path: string): void {
  const { base } = useSite();
  const { replace } = useNavigator();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const notice = needsNoAuth(project, path)
    ? undefined
    : areaDegradation(signedIn, config?.areaDegradedVo.isDegradedFlag);
  const city = config?.areaDegradedVo.areaName || undefined;
  useEffect(() => {
    if (!notice) return;
    const { pathname, search } = globalThis.location;
    replace(
      pageUrl({
        base,
        project: defaultProject,
        path: notice,
        query: { redirect: withoutSignInParams(pathname + search), city },
      }),
    );
  }, [notice, city, path, base, replace]);
}
