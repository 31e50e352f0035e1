import { join } from 'node:path';
import { readConfig, type Config } from '#server/config.ts';
import { MovableClock, systemClock, type Clock } from '#server/clock.ts';
import { encryptionWith, type Encryption } from '#server/crypto/encryption.ts';
import { withoutTimeouts, type Db } from '#server/db/database.ts';
import { runningUrl } from '#server/db/embedded/running-url.ts';
import { migrate } from '#server/db/migrate.ts';
import { clockOffset } from '#server/sandbox/state.ts';

export interface CommandParts {
  readonly config: Config;
  readonly db: Db;
  readonly encryption: Encryption;
  readonly clock: Clock;
}
interface Result {
  readonly isDone: boolean;
  readonly text: string;
}

/** Runs a command on the server's machine, with the server's settings and database, beside the running server; prints what it says. */
export async function withServersDatabase(run: (parts: CommandParts) => Promise<Result>): Promise<void> {
  const config = readConfig(process.env);
  const databaseUrl =
    config.databaseDirectUrl ?? config.databaseUrl ?? runningUrl(join(config.dataDir, 'postgres'));
  if (databaseUrl === undefined) {
    console.error('数据库没有运行：先用 npm start 启动服务，再运行这条命令');
    process.exitCode = 1;
    return;
  }
  const encryption = encryptionWith(config);
  const { isDone, text } = await withoutTimeouts(databaseUrl, async (db) => {
    await migrate(db, encryption);
    const clock = config.sandbox ? new MovableClock(await clockOffset(db)) : systemClock;
    return run({ config, db, encryption, clock });
  });
  (isDone ? console.log : console.error)(text);
  if (!isDone) process.exitCode = 1;
}
