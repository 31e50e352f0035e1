import { useEffect } from 'react';
import { membership } from '#core/contract/user/membership.ts';
import { needsCutOverCheck, cutOver } from '#core/rules/session/cut-over.ts';
import { cutsOver } from '#core/site/malls.ts';
import { pageUrl } from '#core/site/page-url.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { useQueryCache } from '../queries/query-cache-context.tsx';
import { useApi } from '../api/api-context.tsx';
import { callKey } from '../queries/use-call.ts';
import { encodedUserId } from '../navigation/encoded-user-id.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { useSite } from '../site/site-context.tsx';

// A background call: on failure the page stays.
const userPage = { ...membership.userPage, quiet: true };
const staleMs = 10 * 60_000;

/** Redirects a subscriber of the other mall to the same page there (§4, Cut-over). A tab opened by a link with IU stays. */
export function useCutOver(project: ProjectId, path: string, search: string): void {
  const { base, environment } = useSite();
  const { replace } = useNavigator();
  const call = useApi();
  const queries = useQueryCache();
  const userId = useSession(({ session }) => (session.kind === 'member' ? session.user.userId : undefined));
  const here = cutsOver(project);
  useEffect(() => {
    const query = Object.fromEntries(new URLSearchParams(search));
    const forThisTab = storeOf('sessionStorage', environment.storagePrefix);
    if (here && query['IU']) forThisTab.set('IU', query['IU']);
    if (userId === undefined) return undefined;
    const question = {
      loggedIn: true,
      cutsOver: here,
      project,
      path,
      query,
      encodedUserId: encodedUserId(userId),
    };
    if (!needsCutOverCheck({ ...question, query: { IU: query['IU'] ?? forThisTab.get('IU') ?? '' } }))
      return undefined;
    let left = false;
    void queries
      .fetch(callKey(userPage, {}), () => call(userPage, {}), staleMs)
      .then(
        (answer) => {
          const verdict = cutOver({ ...question, answer });
          if (!left && verdict.kind === 'redirect') replace(pageUrl({ base, ...verdict }));
        },
        () => undefined, // without an answer the page stays
      );
    return () => {
      left = true;
    };
  }, [here, project, path, search, userId, base, environment, replace, call, queries]);
}
