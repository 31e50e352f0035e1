import type { Standby } from '../db/standby.ts';
import type { Call } from './call.ts';
import type { Metrics } from './metrics.ts';
import { Refusal } from './refusal.ts';

type Handle = (input: unknown, call: Call) => Promise<unknown>;

/** Calls that note something, although they change nothing that is shown: a key for one sign-in, words that were searched in vain. */
const noting: ReadonlySet<string> = new Set(['user.loginKey', 'user.questions']);

/** Whether a call can be answered by a database that refuses writes. */
export const onlyReads = (name: string): boolean => !noting.has(name);

export interface GuestReads {
  readonly standby: Standby;
  readonly metrics: Pick<Metrics, 'guestRead'>;
}

/** What a guest reads: from the standby while that is fresh, from the primary when it is not or fails. */
export const guestRead =
  (atPrimary: Handle, atStandby: Handle, { standby, metrics }: GuestReads): Handle =>
  async (input, call) => {
    if (!standby.isFresh()) {
      metrics.guestRead('primary');
      return atPrimary(input, call);
    }
    try {
      const data = await atStandby(input, call);
      metrics.guestRead('standby');
      return data;
    } catch (error) {
      if (error instanceof Refusal) {
        metrics.guestRead('standby');
        throw error;
      }
      standby.distrust();
      metrics.guestRead('failed');
      return atPrimary(input, call);
    }
  };
