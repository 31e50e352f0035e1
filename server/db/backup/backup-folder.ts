import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contents, type Contents } from './contents.ts';

const manifest = z.object({
  kind: z.enum(['embedded', 'external']),
  /** When it was complete. */
  at: z.iso.datetime(),
  /** Counted before it was begun; absent: of a database without our tables, or of an older release. */
  contents: contents.optional(),
});
export type BackupManifest = z.output<typeof manifest>;

/** A backup cannot be made or restored, in one sentence for who asked for it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Makes a backup in a new folder, which has its name only when it is complete. */
export async function writeBackup(
  to: string,
  {
    kind,
    picturesFolder,
    counted,
  }: Pick<BackupManifest, 'kind'> & {
    readonly picturesFolder: string | undefined;
    readonly counted: Contents | undefined;
  },
  write: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(to, `mall-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    await write(unfinished);
    // After the database: a row never names a picture that is not there.
    if (picturesFolder !== undefined && existsSync(picturesFolder))
      cpSync(picturesFolder, join(unfinished, 'pictures'), { recursive: true });
    const made: BackupManifest = { kind, at: new Date().toISOString(), contents: counted };
    writeFileSync(join(unfinished, 'backup.json'), JSON.stringify(made), { flush: true });
    renameSync(unfinished, folder);
    return folder;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export function readManifest(folder: string): BackupManifest {
  const file = join(folder, 'backup.json');
  if (!existsSync(file)) throw new BackupRefused(`${folder} is no complete backup: it has no backup.json.`);
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function restorePictures(backup: string, picturesFolder: string | undefined): void {
  const saved = join(backup, 'pictures');
  if (picturesFolder !== undefined && existsSync(saved)) cpSync(saved, picturesFolder, { recursive: true });
}
