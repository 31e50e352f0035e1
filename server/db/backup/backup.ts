import { join } from 'node:path';
import { backUpEmbedded } from './back-up-embedded.ts';
import { BackupRefused, readManifest, restorePictures, writeBackup } from './backup-folder.ts';
import { backUpExternal, restoreExternal } from './external.ts';
import { restoreEmbedded } from './restore-embedded.ts';

/** The settings of the server that say where its data is. */
interface BackupConfig {
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly dataDir: string;
  /** A bucket for pictures. */
  readonly pictureStore: object | undefined;
}

const urlOf = ({ databaseUrl, databaseDirectUrl }: BackupConfig): string | undefined =>
  databaseDirectUrl ?? databaseUrl;
const clusterFolder = ({ dataDir }: BackupConfig): string => join(dataDir, 'postgres');
/** Pictures in a bucket are the bucket's. */
const picturesOf = ({ dataDir, pictureStore }: BackupConfig): string | undefined =>
  pictureStore === undefined ? join(dataDir, 'pictures') : undefined;

/** Writes a backup of database and pictures into a new folder, and returns the folder. */
export function backUp(config: BackupConfig, to: string): Promise<string> {
  const url = urlOf(config);
  return writeBackup(
    to,
    { kind: url === undefined ? 'embedded' : 'external', picturesFolder: picturesOf(config) },
    (folder) =>
      url === undefined ? backUpEmbedded(clusterFolder(config), folder) : backUpExternal(url, folder),
  );
}

/** Restores a backup; returns where a database that was there has been set aside and stays. */
export async function restore(
  config: BackupConfig,
  backup: string,
  options: { readonly overwrite: boolean },
): Promise<string | undefined> {
  const { kind } = readManifest(backup);
  const url = urlOf(config);
  if ((kind === 'embedded') !== (url === undefined))
    throw new BackupRefused(
      kind === 'embedded'
        ? 'This is a backup of an embedded database: restore it without DATABASE_URL.'
        : 'This is a backup of an external database: set DATABASE_URL.',
    );
  const aside =
    url === undefined
      ? restoreEmbedded(backup, clusterFolder(config), options)
      : await restoreExternal(backup, url, options);
  restorePictures(backup, picturesOf(config));
  return aside;
}
