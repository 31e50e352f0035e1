import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start-embedded.ts';

const checkEveryMs = 500;

export interface SupervisedDatabase {
  /** The same before and after every restart. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Called with what happened to the database, and the error if there was one. */
export type Report = (message: string, error?: unknown) => void;

/** Runs the embedded database and restarts its server when it dies. */
export async function keepRunning(options: EmbeddedOptions, report: Report): Promise<SupervisedDatabase> {
  let running = await startEmbedded(options);
  const { url } = running;
  const stopped = new AbortController();
  const pause = () =>
    sleep(checkEveryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined); // aborted by stop()

  const watch = async (): Promise<void> => {
    for (let identity = processIdentity(running.pid); !stopped.signal.aborted; await pause()) {
      if (identity !== undefined && processIdentity(running.pid) === identity) continue;
      report('the database server is gone and is started again');
      running = (await restart(running, options, report)) ?? running;
      identity = processIdentity(running.pid);
    }
  };
  const watching = watch();
  return {
    url,
    stop: async () => {
      stopped.abort();
      await watching;
      await running.stop();
    },
  };
}

/** A failed start, e.g. because of a full disk, is repeated at the next check. */
async function restart(
  dead: EmbeddedPostgres,
  options: EmbeddedOptions,
  report: Report,
): Promise<EmbeddedPostgres | undefined> {
  try {
    await dead.stop();
    const running = await startEmbedded(options);
    report('the database server runs again');
    return running;
  } catch (error) {
    report('the database server does not start', error);
    return undefined;
  }
}
