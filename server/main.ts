import { join } from 'node:path';
import { BadSetting, readConfig, type Config } from './config.ts';
import { keepRunning } from './db/embedded/keep-running.ts';
import { greeting } from './greeting.ts';
import { createLog } from './http/log.ts';
import { readPageFiles } from './pages/page-files.ts';
import { start } from './start.ts';

/** Ctrl-C, a terminal that is closed and the process manager ask alike, often at once; who is asked drains once, and not for ever. */
function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  // A closed terminal takes no more lines; that must not end us before we have stopped.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const giveUp = setTimeout(() => process.exit(1), 10_000);
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

/** What the outside denies us (a setting, a port, a file, the database) is one line; a defect keeps its trace. */
function deniedSentence(error: unknown): string | undefined {
  if (error instanceof BadSetting) return error.message;
  if (error instanceof AggregateError) return deniedSentence(error.errors[0]);
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' && /^(E[A-Z]|28|3D)/.test(code) ? message : undefined;
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
    const pages = await readPageFiles(
      config.distDir ?? join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../dist' : '..'),
    );
    const started = await start({ config, databaseUrl, pages });
    onStopSignal(async () => {
      await started.stop();
      await embedded?.stop();
    });
    console.log(greeting(config, started.origin));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

try {
  await run(readConfig(process.env));
} catch (error) {
  console.error(deniedSentence(error) ?? error);
  process.exit(1);
}
