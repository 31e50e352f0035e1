import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, statSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** How the database's programs are started: PostgreSQL refuses to run as root, and its data belongs to one user. */
export interface ServerUser {
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]];
  /** Spawn options that change the user; empty when the command does it, or nothing has to. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
  /** Hands a file or folder to the user the server runs as. */
  readonly give: (path: string) => void;
}

const nobody = 65534;
const mapped = ['-U', `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * Root runs a cluster as the user it belongs to. Its own it runs in a user name space where it is nobody, which needs no chown;
 * where name spaces are forbidden it hands the cluster to nobody.
 */
export function asUser(cluster: string): ServerUser {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (owner && uid !== undefined && owner.uid !== uid) throw new Error(notYours(cluster, owner, uid));
    return hasAccount() || !mayMap() ? myself : mappedToNobody;
  }
  if (owner && owner.uid !== 0) return becoming(owner.uid, owner.gid);
  return mayMap() ? mappedToNobody : becoming(nobody, nobody);
}

const myself: ServerUser = {
  command: (program, args) => [program, args],
  identity: {},
  give: () => undefined,
};
const mappedToNobody: ServerUser = {
  ...myself,
  command: (program, args) => ['unshare', [...mapped, program, ...args]],
};

const mayMap = (): boolean => spawnSync('unshare', [...mapped, 'true']).status === 0;

/** initdb insists on an account's name, which a container started with a bare user number does not have. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

const becoming = (uid: number, gid: number): ServerUser => ({
  ...myself,
  identity: { uid, gid },
  give: (path) => {
    const found = statSync(path);
    if (found.uid === uid) return;
    for (const entry of found.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [])
      lchownSync(join(path, entry), uid, gid);
    lchownSync(path, uid, gid);
  },
});

const notYours = (cluster: string, owner: Stats, uid: number): string =>
  `${cluster} belongs to user ${owner.uid}, and this process runs as user ${uid}. Start it as its owner, or choose another DATA_DIR.`;
