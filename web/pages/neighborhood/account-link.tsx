import { projectForPage } from '#core/site/public-index-links.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import styles from './neighborhood.module.css';

const home = projectForPage('mine');

/** Link to the member's page, or the sign-in button for guests; empty while the session is unknown. */
export function AccountLink() {
  const session = useSession((state) => state.session);
  const { goToLogin } = useSessionActions();
  if (session.kind === 'member')
    return (
      <PageLink className={styles.account} to={{ page: 'mine', ...(home && { project: home }) }}>
        {session.user.mobile}
        <span className="visually-hidden">，我的</span>
      </PageLink>
    );
  return session.kind === 'guest' ? (
    <button className={styles.account} type="button" onClick={goToLogin}>
      登录
    </button>
  ) : null;
}
