import { linkParts } from './link-parts.ts';

/** Parses an entry: 'bad.example', 'bad.example/path' or a full link; the path blocks everything below it. */
const entryParts = (entry: string) => linkParts(entry.includes('://') ? entry : `https://${entry}`);

const covers = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);

/** Whether the operator's blacklist (thirdLinkBlacklist) contains this link's host, a parent domain or a parent path (§2). */
export const isBlacklisted = (link: string, blacklist: readonly string[]): boolean => {
  const target = linkParts(link);
  return (
    target !== undefined &&
    blacklist.some((entry) => {
      const blocked = entryParts(entry.trim());
      return (
        blocked !== undefined &&
        (target.host === blocked.host || target.host.endsWith(`.${blocked.host}`)) &&
        covers(blocked.path, target.path)
      );
    })
  );
};
