import { openedIn } from '#core/site/neighborhood.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';

const home = openedIn('mine');

/** Who is here, with the way to their own things; a guest is offered to sign in. Nothing until that is known. */
export function AccountDoor() {
  const session = useSession((state) => state.session);
  const { goToLogin } = useSessionActions();
  if (session.kind === 'member')
    return (
      <PageLink className="nbh__a" to={{ page: 'mine', ...(home && { project: home }) }}>
        {session.user.mobile}
        <span className="sr">，我的</span>
      </PageLink>
    );
  return session.kind === 'guest' ? (
    <button className="nbh__a" type="button" onClick={goToLogin}>
      登录
    </button>
  ) : null;
}
