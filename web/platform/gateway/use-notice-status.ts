import { useCallback } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import { areaDegradation } from '#core/rules/session/area-degradation.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { defaultProject, projects, type Path } from '#core/site/projects.ts';
import { useApi } from '../api/api-context.tsx';
import { channelQuestion } from '../location/channel-question.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { currentSession } from '../session/session-store.ts';
import { useSite } from '../site/site-context.tsx';

const channelConfig = { ...gateway.channelConfig, quiet: true };

/** The state of the page that a notice replaced. */
export type NoticeStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly notice: Path; readonly city: string }
  | { readonly kind: 'unreached' };

/** Loads the current state for the project of the target page, because projects are closed separately. */
export function useNoticeStatus(): () => Promise<NoticeStatus> {
  const { base, environment } = useSite();
  const call = useApi();
  const { queryValue } = useNavigator();
  return useCallback(async () => {
    const session = currentSession();
    if (session.kind === 'unknown') return { kind: 'unreached' };
    if (session.kind === 'guest') return { kind: 'open' };
    const redirect = queryValue('redirect') ?? '';
    const project = parsePagePath(base, redirect.replace(/[?#].*$/s, ''))?.project ?? defaultProject;
    const question = channelQuestion(environment, projects[project].channelWays, Date.now());
    const config = await call(channelConfig, question).catch(() => undefined); // a missing answer differs from a no
    if (!config) return { kind: 'unreached' };
    const notice = areaDegradation(true, config.areaDegradedVo.isDegradedFlag);
    return notice ? { kind: 'closed', notice, city: config.areaDegradedVo.areaName } : { kind: 'open' };
  }, [base, environment, call, queryValue]);
}
