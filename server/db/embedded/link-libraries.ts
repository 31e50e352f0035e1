import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Creates the library links that the package's install script would create: npm packages contain no links, and scripts may be disabled. */
export function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue; // another process was faster
      throw new Error(
        `The library links of the embedded PostgreSQL could not be made (${message}). Run "npm ci" as the owner of node_modules.`,
        { cause: error },
      );
    }
  }
}
