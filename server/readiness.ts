import type { Logger } from 'pino';
import type { DatabaseProbe, DatabaseState } from './db/database-probe.ts';

/** The pool counts as exhausted when a query has waited longer for a connection: then we are not ready (docs/decisions/0023). */
const maxPoolWaitMs = 500;

/** Says the way back: the proxy's page and `npm run ready` show it to who went back too far. */
const contractedReason =
  'a newer release changed the schema, and this release does not work with it: start the newer one again, or restore the backup made before the upgrade';

interface ReadinessParts {
  readonly probe: DatabaseProbe;
  /** How long the oldest request for a connection has been waiting. */
  waitingMs(): number;
  readonly log: Logger;
}

/** Why calls cannot be answered now; undefined: they can. */
export function readiness({ probe, waitingMs, log }: ReadinessParts): () => Promise<string | undefined> {
  let logged: string | undefined;
  /** The names of migrations are in the log only. */
  const logOnce = (state: DatabaseState, reason: string | undefined): void => {
    if (reason !== logged && reason !== undefined) log.warn({ state }, reason);
    logged = reason;
  };
  return async () => {
    const state = await probe.state();
    const reason = reasonOf(state);
    logOnce(state, reason);
    if (reason !== undefined) return reason;
    return waitingMs() < maxPoolWaitMs ? undefined : 'no connection to the database is free';
  };
}

function reasonOf(state: DatabaseState): string | undefined {
  switch (state) {
    case 'usable':
      return undefined;
    case 'no answer':
      return 'the database does not answer';
    case 'schema gone':
      return 'the schema of this release is not in the database';
    default:
      return contractedReason;
  }
}
