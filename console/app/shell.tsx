import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#core/contract/console/session.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { CallRefused } from '../platform/call.ts';
import { meQuery, useChange } from '../platform/queries.ts';
import { Icon } from '../ui/icon.tsx';
import { ListState, Person } from '../ui/parts.tsx';
import { Logo } from '../ui/logo.tsx';
import { Clock } from './clock.tsx';
import { FindBox } from './find/find-box.tsx';
import { sectionsFor } from './sections.ts';
import styles from './shell.module.css';
import { useWaiting } from './use-waiting.ts';

/** The frame of every page after the sign-in; without a session it leads to the sign-in and back. */
export function Shell() {
  const me = useQuery(meQuery);
  const waiting = useWaiting();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const signOut = useChange(session.signOut, () => void navigate({ to: '/sign-in' }));
  const isSignedOut = me.error instanceof CallRefused && me.error.isSignedOut;
  useEffect(() => {
    if (isSignedOut) void navigate({ to: '/sign-in' });
  }, [isSignedOut, navigate]);
  if (!me.data) return <ListState query={me} isEmpty={false} empty="" />;
  const { name, roles, permissions } = me.data;
  const open = sectionsFor(permissions);
  const isOpen = (to: string): boolean => path === to || path.startsWith(`${to}/`);
  const section = open.find(({ screens }) => screens.some(({ to }) => isOpen(to)));
  const screen = section?.screens.find(({ to }) => isOpen(to));
  // Editors and sections of one screen need the width.
  const hasMenu = section !== undefined && section.screens.length > 1 && screen?.to === path;
  return (
    <div className={styles.app} data-menu={hasMenu}>
      <nav className={styles.rail} aria-label="栏目">
        <Logo size={32} />
        {open.map(({ title, icon, onPhone, screens }) => (
          <Link
            key={title}
            to={screens[0]?.to ?? '/'}
            className={styles.section}
            data-phone={onPhone}
            aria-current={section?.title === title ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {title}
            <Waiting
              className={styles.badge}
              count={screens.reduce((sum, { to }) => sum + (waiting.get(to) ?? 0), 0)}
            />
          </Link>
        ))}
      </nav>
      {hasMenu && (
        <nav className={styles.menu} aria-label={section.title}>
          <h2>{section.title}</h2>
          {section.screens.map(({ to, title }) => (
            <Link key={to} to={to} aria-current={to === path ? 'page' : undefined}>
              {title}
              <Waiting className={styles.count} count={waiting.get(to) ?? 0} />
            </Link>
          ))}
        </nav>
      )}
      <header className={styles.bar}>
        <p className={styles.trail}>
          {section && section.title !== screen?.title && (
            <>
              <span>{section.title}</span>
              <Icon name="right" size={12} />
            </>
          )}
          <b>{screen?.title ?? '运营台'}</b>
        </p>
        <span className={styles.space} />
        <FindBox sections={open} />
        <span className={styles.space} />
        <Clock />
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

const Waiting = ({ count, className }: { readonly count: number; readonly className: string | undefined }) =>
  count === 0 ? null : (
    <span className={className}>
      {count > 99 ? '99+' : count}
      <span className={styles.hidden}>项待处理</span>
    </span>
  );
