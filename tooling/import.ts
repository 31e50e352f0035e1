import { environments } from '#core/config/environments.ts';
import { createLog } from '#server/http/log.ts';
import { runImportCommand } from '#server/imports/import-command.ts';
import { ownOrigins } from '#server/own-origins.ts';
import { withServersDatabase } from './with-database.ts';

/** `npm run import -- goods.csv --as wang.min --dry-run`: goods, products, shops and the other kinds of docs/imports from a file. */
await withServersDatabase(({ config, db, encryption, clock }) =>
  runImportCommand(
    {
      db,
      encryption,
      clock,
      secret: config.secret,
      base: environments[config.env].base,
      log: createLog(config.logLevel),
      origins: {
        own: () => ownOrigins(config, `http://${config.host}:${config.port}`),
        agreed: config.external.redirectOrigins,
      },
    },
    process.argv.slice(2),
  ),
);
