import { beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '../testing/a-user.ts';
import { knownSession } from './known-session.ts';
import { setSession } from './session-store.ts';

beforeEach(() => setSession({ kind: 'unknown' }));

describe('waiting for who is here', () => {
  it('takes no time where it is known', async () => {
    setSession({ kind: 'guest' });
    expect(await knownSession()).toEqual({ kind: 'guest' });
  });

  it('resolves when a member is found, and keeps the first answer', async () => {
    const known = knownSession();
    setSession({ kind: 'unknown' });
    setSession({ kind: 'guest', trying: true });
    setSession(aMember());
    setSession({ kind: 'guest' });
    expect(await known).toEqual(aMember());
  });
});
