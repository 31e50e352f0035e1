import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Moves the source maps of the browser's files out of the public folder; stack traces of browsers are read with them. */
export function moveSourceMaps(publicFolder: string, mapsFolder: string): void {
  rmSync(mapsFolder, { recursive: true, force: true });
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.map')) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(mapsFolder, relative(publicFolder, from));
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
