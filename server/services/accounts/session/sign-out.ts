import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';

/** Ends the session; a repetition is no error. */
export async function signOut({ db, clock, sessions }: Deps, { caller, setTokens }: Call): Promise<null> {
  if (caller) {
    await db
      .updateTable('sessions')
      .set({ ended_at: clock.now() })
      .where('session_id', '=', caller.sessionId)
      .where('ended_at', 'is', null)
      .execute();
    sessions.forget(caller.sessionId);
  }
  setTokens({ kind: 'remove' });
  return null;
}
