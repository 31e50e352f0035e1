import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, statSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** The user the database's programs run as: PostgreSQL refuses root, and its data belongs to one user. */
export interface ServerUser {
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]];
  /** Spawn options that change the user; empty when the command does it or no change is needed. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
  /** Changes the owner of a file or folder to the user the server runs as. */
  readonly chown: (path: string) => void;
}

const nobody = 65534;
const mapToNobody = ['-U', `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * Root runs a cluster as the user who owns it. A cluster of its own it runs in a user namespace as the user `nobody`, which needs
 * no chown; where namespaces are forbidden, the cluster is chowned to `nobody`.
 */
export function asUser(cluster: string): ServerUser {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (owner && uid !== undefined && owner.uid !== uid) throw new Error(wrongOwner(cluster, owner, uid));
    return hasAccount() || !canUseNamespaces() ? currentUser : mappedToNobody;
  }
  if (owner && owner.uid !== 0) return runningAs(owner.uid, owner.gid);
  return canUseNamespaces() ? mappedToNobody : runningAs(nobody, nobody);
}

const currentUser: ServerUser = {
  command: (program, args) => [program, args],
  identity: {},
  chown: () => undefined,
};
const mappedToNobody: ServerUser = {
  ...currentUser,
  command: (program, args) => ['unshare', [...mapToNobody, program, ...args]],
};

const canUseNamespaces = (): boolean => spawnSync('unshare', [...mapToNobody, 'true']).status === 0;

/** initdb needs the name of an account, which a container started with a bare user id does not have. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

const runningAs = (uid: number, gid: number): ServerUser => ({
  ...currentUser,
  identity: { uid, gid },
  chown: (path) => {
    const found = statSync(path);
    if (found.uid === uid) return;
    for (const entry of found.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [])
      lchownSync(join(path, entry), uid, gid);
    lchownSync(path, uid, gid);
  },
});

const wrongOwner = (cluster: string, owner: Stats, uid: number): string =>
  `${cluster} belongs to user ${owner.uid}, and this process runs as user ${uid}. Start it as its owner, or choose another DATA_DIR.`;
