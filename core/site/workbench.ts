import type { Path } from './projects.ts';

/** The pages of the workbench. */
export const workbenchPaths: readonly Path[] = ['/', '/gallery', '/hosts', '/report', '/openapi'];
