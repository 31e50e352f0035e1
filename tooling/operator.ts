import { join } from 'node:path';
import { environments } from '#core/config/environments.ts';
import { readConfig } from '#server/config.ts';
import { encryptionWith } from '#server/crypto/encryption.ts';
import { MovableClock, systemClock } from '#server/clock.ts';
import { withoutTimeouts } from '#server/db/database.ts';
import { runningUrl } from '#server/db/embedded/running-url.ts';
import { migrate } from '#server/db/migrate.ts';
import { clockOffset } from '#server/sandbox/state.ts';
import { runOperatorCommand } from '#server/operator-command.ts';

/**
 * `npm run operator -- create-owner --name 王敏 --login wang.min`: the first owner of the console. It runs on the server's machine
 * with the server's settings, beside the running server. `recover-owner --login wang.min` gives an owner a new link.
 */
const config = readConfig(process.env);
const databaseUrl = config.databaseUrl ?? runningUrl(join(config.dataDir, 'postgres'));
if (databaseUrl === undefined) {
  console.error('数据库没有运行：先用 npm start 启动服务，再运行这条命令');
  process.exitCode = 1;
} else {
  const encryption = encryptionWith(config);
  const origin = config.consoleOrigin ?? config.publicOrigin ?? `http://${config.host}:${config.port}`;
  const consoleAddress = `${origin}${environments[config.env].base}/console`;
  const { isDone, text } = await withoutTimeouts(databaseUrl, async (db) => {
    await migrate(db, encryption);
    const clock = config.sandbox ? new MovableClock(await clockOffset(db)) : systemClock;
    return runOperatorCommand({ db, encryption, clock, consoleAddress }, process.argv.slice(2));
  });
  (isDone ? console.log : console.error)(text);
  if (!isDone) process.exitCode = 1;
}
