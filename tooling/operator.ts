import { environments } from '#core/config/environments.ts';
import { runOperatorCommand } from '#server/operator-command.ts';
import { withServersDatabase } from './with-database.ts';

/**
 * `npm run operator -- create-owner --name 王敏 --login wang.min`: the first owner of the console. It runs on the server's machine
 * with the server's settings, beside the running server. `recover-owner --login wang.min` gives an owner a new link.
 */
await withServersDatabase(({ config, db, encryption, clock }) => {
  const origin = config.consoleOrigin ?? config.publicOrigin ?? `http://${config.host}:${config.port}`;
  const consoleAddress = `${origin}${environments[config.env].base}/console`;
  return runOperatorCommand({ db, encryption, clock, consoleAddress }, process.argv.slice(2));
});
