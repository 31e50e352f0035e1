import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aMember } from '../testing/a-user.ts';
import { SessionProvider } from './session-context.tsx';
import { setSession, type Session } from './session-store.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

it.each<[string, Session, 'runs' | 'login']>([
  ['a member', aMember(), 'runs'],
  ['an unknown session', { kind: 'unknown' }, 'runs'],
  ['a member the server could not confirm', { kind: 'guest', unconfirmed: true }, 'runs'],
  ['a guest', { kind: 'guest' }, 'login'],
  ['a guest during the automatic sign-in', { kind: 'guest', trying: true }, 'login'],
])('runs an action of members, or leads to the login page, for %s', (_who, session, outcome) => {
  const [action, goToLogin] = [vi.fn(), vi.fn()];
  const Tapped = () => {
    const signInFirst = useSignInFirst();
    return (
      <button type="button" onClick={() => signInFirst(action)}>
        领取
      </button>
    );
  };
  const { getByRole } = render(
    <SessionProvider value={{ goToLogin, signedIn: vi.fn(), signOut: vi.fn(), checkSession: vi.fn() }}>
      <Tapped />
    </SessionProvider>,
  );
  setSession(session);
  getByRole('button').click();
  expect([action.mock.calls.length, goToLogin.mock.calls.length]).toEqual(
    outcome === 'runs' ? [1, 0] : [0, 1],
  );
});
