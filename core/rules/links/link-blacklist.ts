import { linkParts } from './link-parts.ts';

/** 'bad.example', 'bad.example/path' or a whole link: the host, and the path below which nothing is opened. */
const entryParts = (entry: string) => linkParts(entry.includes('://') ? entry : `https://${entry}`);

const covers = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);

/** Whether the operator's blacklist (thirdLinkBlacklist) names this link's site or one above it (§2). */
export const isBlacklisted = (link: string, blacklist: readonly string[]): boolean => {
  const target = linkParts(link);
  return (
    target !== undefined &&
    blacklist.some((entry) => {
      const barred = entryParts(entry.trim());
      return (
        barred !== undefined &&
        (target.host === barred.host || target.host.endsWith(`.${barred.host}`)) &&
        covers(barred.path, target.path)
      );
    })
  );
};
