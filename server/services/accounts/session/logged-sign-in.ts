import { codes } from '#core/contract/envelope.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { ReplayRefusal } from './used-proofs.ts';

/** A sign-in under way; the number is set once it is known. */
export interface SignInAttempt {
  readonly by: string;
  readonly ip: string;
  mobile?: string;
}

/** Logs a refused or replayed sign-in. A successful one is logged by `openSession`, in its transaction. */
export async function loggedSignIn<Result>(
  { securityLog }: Pick<Deps, 'securityLog'>,
  attempt: SignInAttempt,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    // An identity without a number is asked for one: not a refusal.
    if (error instanceof Refusal && error.code !== codes.needsOpenId)
      securityLog.queue({
        kind: error instanceof ReplayRefusal ? 'replay' : 'refused',
        what: attempt.by,
        ip: attempt.ip,
        mobile: attempt.mobile,
        detail: error.message,
      });
    throw error;
  }
}
