import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { keepRunning } from './db/embedded/keep-running.ts';
import { deniedSentence } from './commands/denied-sentence.ts';
import { startupMessage } from './startup-message.ts';
import { createLog } from './http/log.ts';
import { freePort } from './listen.ts';
import { loadEnvFile } from './load-env-file.ts';
import { readPageFiles, type PageFiles } from './pages/page-files.ts';
import { peers } from './processes/peers.ts';
import { workerArgument, workerDatabase } from './processes/spawn-worker.ts';
import { startWorkers, WorkerFailed } from './processes/start-workers.ts';
import { workerChannel } from './processes/worker-channel.ts';
import { start } from './start.ts';

/** The database is stopped after the last request, within the time of the whole. */
const drainLimitMs = { worker: 8_000, all: 10_000 };

/** Ctrl-C, a closed terminal and the process manager may signal at once; the server drains once, with a time limit. */
function onStopSignal(limitMs: number, stop: () => Promise<void>): void {
  let stopping = false;
  // Writing to a closed terminal fails, which must not end the process before it has stopped.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const giveUp = setTimeout(() => process.exit(1), limitMs);
      void stop()
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        )
        .finally(() => clearTimeout(giveUp));
    });
  }
}

const readPages = (config: Config): Promise<PageFiles> =>
  readPageFiles(
    config.distDir ?? join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../dist' : '..'),
  );

/** Serves in this process, or starts the processes that do. */
async function serve(
  config: Config,
  databaseUrl: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort(config);
  if (config.processes === 1) {
    const pages = await readPages(config);
    return start({ config: { ...config, port }, databaseUrl, pages });
  }
  return startWorkers({
    module: import.meta.filename,
    count: config.processes,
    env: { [workerDatabase]: databaseUrl, PORT: String(port), PROCESSES: String(config.processes) },
    log: createLog(config.logLevel),
  });
}

async function run(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await keepRunning({ dataDir: join(config.dataDir, 'postgres') }, (sentence, error) =>
        log.warn({ err: error }, sentence),
      );
  const databaseUrl = config.databaseUrl ?? embedded?.url;
  if (!databaseUrl) throw new Error('no database');
  try {
    const serving = await serve(config, databaseUrl);
    onStopSignal(drainLimitMs.all, async () => {
      await serving.stop();
      await embedded?.stop();
    });
    console.log(startupMessage(config, serving.origin));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** One of several processes on the port. The first process chose it and runs the database; without that one this one ends. */
async function runWorker(config: Config): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const { [workerDatabase]: databaseUrl = '' } = process.env;
  const started = await start({
    config,
    databaseUrl,
    pages: await readPages(config),
    peers: peers(workerChannel),
  });
  onStopSignal(drainLimitMs.worker, started.stop);
  workerChannel.send({ kind: 'ready', origin: started.origin });
}

try {
  loadEnvFile();
  await (process.argv[2] === workerArgument ? runWorker : run)(readConfig(process.env));
} catch (error) {
  if (!(error instanceof WorkerFailed)) console.error(deniedSentence(error) ?? error);
  process.exit(1);
}
