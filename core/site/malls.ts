import type { ProjectId } from './projects.ts';

/** The projects that are malls: their links to agreed places name the subscriber (§2, General link jumps). */
export const malls: readonly ProjectId[] = [
  'supper-mall',
  'easy-use',
  'excellent-plus',
  'super-market',
  'market-mini-program',
];

/** The mall that asks where a signed-in subscriber belongs (§4, Cut-over). */
export const cutsOver = (project: string): boolean => project === 'supper-mall';
