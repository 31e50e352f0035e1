import { join } from 'node:path';
import { backUpEmbedded, mustExist } from './back-up-embedded.ts';
import { BackupRefused, readManifest, restorePictures, writeBackup } from './backup-folder.ts';
import { backUpExternal, restoreExternal } from './external.ts';
import { contentsAt, contentsIn, type Contents } from './contents.ts';
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
export async function backUp(config: BackupConfig, to: string): Promise<string> {
  const url = urlOf(config);
  const cluster = clusterFolder(config);
  if (url === undefined) mustExist(cluster);
  const counted = await countedIn(config);
  return writeBackup(
    to,
    { kind: url === undefined ? 'embedded' : 'external', picturesFolder: picturesOf(config), counted },
    (folder) => (url === undefined ? backUpEmbedded(cluster, folder) : backUpExternal(url, folder)),
  );
}

const countedIn = (config: BackupConfig): Promise<Contents | undefined> => {
  const url = urlOf(config);
  return url === undefined ? contentsIn(clusterFolder(config)) : contentsAt(url);
};

/** What was counted for a backup, and what the database has that it was restored to. */
export const compareRestored = async (config: BackupConfig, backup: string) => ({
  counted: readManifest(backup).contents,
  found: await countedIn(config),
});

/** What was counted for a backup. */
export const countedFor = (backup: string): Contents | undefined => readManifest(backup).contents;

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
