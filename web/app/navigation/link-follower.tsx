import { useEffect } from 'react';
import { miniProgramProject } from '#core/site/projects.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { followLinks } from './follow-links.ts';
import type { PagePlace } from './route-of.ts';

/** Handles taps on links of the page. */
export function LinkFollower() {
  const { base, projectId } = useSite();
  const { id } = useHost();
  const { push } = useNavigator();
  const jump = useJump();
  useEffect(() => {
    const isRouted = ({ project, path }: PagePlace): boolean => {
      if (project === 'workbench' || projectId === 'workbench') return true;
      if (isOperatorApp(id) || (id === 'chat-mini-program' && path.startsWith('/pages/'))) return false;
      // A change of project may need the member's hand-over token; the mini-program edition has pages of the mall itself.
      return (
        project === projectId || (currentSession().kind !== 'member' && projectId !== miniProgramProject)
      );
    };
    return followLinks({ base, isRouted, push, jump: (link) => void jump({ link, exchangeToken: true }) });
  }, [base, projectId, id, push, jump]);
  return null;
}
