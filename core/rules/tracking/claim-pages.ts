import { namesOfPage } from './funnel.ts';

/** Where rights are seen and claimed. */
const claimPages = [
  'rightsList',
  'rightsDetail',
  'myMonth',
  'plusHome',
  'easyUseHome',
  'blessingBag',
] as const;

/** Every name under which such a page is logged. */
export const claimPageIds: readonly string[] = [...new Set(claimPages.flatMap(namesOfPage))];
