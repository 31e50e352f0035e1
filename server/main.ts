import { join } from 'node:path';
import { BadSetting, readConfig, type Config } from './config.ts';
import { keepRunning } from './db/embedded/keep-running.ts';
import { startupMessage } from './startup-message.ts';
import { createLog } from './http/log.ts';
import { readPageFiles } from './pages/page-files.ts';
import { start } from './start.ts';

/** Ctrl-C, a closed terminal and the process manager may signal at once; the server drains once, with a time limit. */
function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  // Writing to a closed terminal fails, which must not end the process before it has stopped.
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

/** One line for an environment error (setting, port, file, database); a defect keeps its stack trace. */
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
    console.log(startupMessage(config, started.origin));
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
