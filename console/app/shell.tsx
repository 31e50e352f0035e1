import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#core/contract/console/session.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { CallRefused } from '../platform/call.ts';
import { meQuery, useChange } from '../platform/queries.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ListState, Person } from '../ui/parts.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './shell.module.css';

interface Section {
  readonly to: '/approvals' | '/audit' | '/members';
  readonly title: string;
  readonly icon: IconName;
  readonly needs: readonly Permission[];
}
/** A section of which nothing is permitted is not drawn. */
const sections: readonly Section[] = [
  { to: '/approvals', title: '审批', icon: 'check', needs: ['proposals.view'] },
  { to: '/audit', title: '审计', icon: 'shield', needs: ['audit.view', 'audit.own'] },
  { to: '/members', title: '成员', icon: 'users', needs: ['members.view'] },
];

/** The frame of every page after the sign-in; without a session it leads to the sign-in and back. */
export function Shell() {
  const me = useQuery(meQuery);
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const signOut = useChange(session.signOut, () => void navigate({ to: '/sign-in' }));
  const isSignedOut = me.error instanceof CallRefused && me.error.isSignedOut;
  useEffect(() => {
    if (isSignedOut) void navigate({ to: '/sign-in' });
  }, [isSignedOut, navigate]);
  if (!me.data) return <ListState query={me} isEmpty={false} empty="" />;
  const { name, roles, permissions, waitingProposals } = me.data;
  const open = sections.filter(({ needs }) => needs.some((each) => permissions.includes(each)));
  const current = open.find(({ to }) => path.startsWith(to));
  return (
    <div className={styles.app}>
      <nav className={styles.rail} aria-label="栏目">
        <Logo size={32} />
        {open.map(({ to, title, icon }) => (
          <Link
            key={to}
            to={to}
            className={styles.section}
            aria-current={current?.to === to ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {title}
            {to === '/approvals' && waitingProposals > 0 && (
              <span className={styles.badge}>
                {waitingProposals}
                <span className={styles.hidden}>条待审批</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <header className={styles.bar}>
        <b>{current?.title ?? '运营台'}</b>
        <span className={styles.space} />
        <Person name={name} size={28} />
        <span className={styles.who}>
          {name}
          <small>{roles.map((role) => roleNames[role]).join('、')}</small>
        </span>
        <button type="button" className={styles.out} onClick={() => signOut.mutate({})}>
          <Icon name="power" />
          退出
        </button>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
