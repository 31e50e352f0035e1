import { useCallback } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import { areaDegradation } from '#core/rules/session/area-degradation.ts';
import { locate } from '#core/site/locate.ts';
import { frontProject, projects, type Path } from '#core/site/projects.ts';
import { useApi } from '../api/api-context.tsx';
import { useQueryValue } from '../navigation/navigation.tsx';
import { currentSession } from '../session/session-store.ts';
import { useWorld } from '../world/world.tsx';

const channelConfig = { ...gateway.channelConfig, quiet: true };

/** How it stands with the page a notice was put in place of. */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly notice: Path }
  | { readonly kind: 'unreached' };

/** Asks how it stands now, for the project of the page one wants to return to: projects are closed one by one. */
export function useStanding(): () => Promise<Standing> {
  const { base } = useWorld();
  const call = useApi();
  const redirect = useQueryValue('redirect') ?? '';
  return useCallback(async () => {
    const session = currentSession();
    if (session.kind === 'unknown') return { kind: 'unreached' };
    if (session.kind === 'guest') return { kind: 'open' };
    const project = locate(base, redirect.replace(/[?#].*$/s, ''))?.project ?? frontProject;
    const config = await call(channelConfig, { channelWays: projects[project].channelWays }).catch(
      () => undefined,
    ); // told apart from a no
    if (!config) return { kind: 'unreached' };
    const notice = areaDegradation(true, config.areaDegradedVo.isDegradedFlag);
    return notice ? { kind: 'closed', notice } : { kind: 'open' };
  }, [base, call, redirect]);
}
