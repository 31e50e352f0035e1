import { existsSync } from 'node:fs';

/** Adds the settings of `.env` in the working folder to the environment. A variable that is there already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
