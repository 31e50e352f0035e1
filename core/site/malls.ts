import type { ProjectId } from './projects.ts';

/** The projects that are malls; their links to agreed origins carry the subscriber's token (§2, General link jumps). */
export const malls: readonly ProjectId[] = [
  'supper-mall',
  'easy-use',
  'excellent-plus',
  'super-market',
  'market-mini-program',
];

/** Whether the project redirects a signed-in subscriber to the subscriber's own mall (§4, Cut-over). */
export const cutsOver = (project: string): boolean => project === 'supper-mall';
