import { publicPages } from '../../site/public-pages.ts';
import type { Path } from '../../site/projects.ts';
import type { Code } from '../format/codes.ts';

const pagesByFlag: ReadonlyMap<string, Path> = new Map([
  ['2', publicPages.cityNotice.path],
  ['4', publicPages.trafficOverload.path],
]);

/** The public page that replaces this one while the area is degraded; undefined for guests (§4). */
export const areaDegradation = (
  loggedIn: boolean,
  isDegradedFlag: Code | null | undefined,
): Path | undefined => (loggedIn ? pagesByFlag.get(String(isDegradedFlag)) : undefined);
