import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start-embedded.ts';

const lookEveryMs = 500;

export interface KeptDatabase {
  /** The same before and after every restart. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Told what happened to the database, with the error when one is to blame. */
export type Tell = (sentence: string, error?: unknown) => void;

/** Runs the embedded database, and starts it again whenever its server dies under us. */
export async function keepRunning(options: EmbeddedOptions, tell: Tell): Promise<KeptDatabase> {
  let running = await startEmbedded(options);
  const { url } = running;
  const stopped = new AbortController();
  const pause = () =>
    sleep(lookEveryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined); // stopping ends the pause

  const watch = async (): Promise<void> => {
    for (let identity = processIdentity(running.pid); !stopped.signal.aborted; await pause()) {
      if (identity !== undefined && processIdentity(running.pid) === identity) continue;
      tell('the database server is gone and is started again');
      running = (await startAgain(running, options, tell)) ?? running;
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

/** What cannot be started now (a full disk, say) is tried again at the next look. */
async function startAgain(
  dead: EmbeddedPostgres,
  options: EmbeddedOptions,
  tell: Tell,
): Promise<EmbeddedPostgres | undefined> {
  try {
    await dead.stop();
    const running = await startEmbedded(options);
    tell('the database server runs again');
    return running;
  } catch (error) {
    tell('the database server does not start', error);
    return undefined;
  }
}
