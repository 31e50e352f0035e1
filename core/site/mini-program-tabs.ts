import { pages } from './pages.ts';
import type { Path } from './projects.ts';

/** Mini-program pages opened by tab switch; the others open by normal navigation (§2). */
export const miniProgramTabs: readonly Path[] = [
  pages.home.paths['market-mini-program'][0],
  pages.category.paths['market-mini-program'][0],
  pages.mine.paths['market-mini-program'][0],
  pages.videoDetail.paths['market-mini-program'][0],
];
