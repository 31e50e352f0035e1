/** A clean environment for the database's programs: PGDATA, PGPORT and the like of the caller would change their defaults. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
});
