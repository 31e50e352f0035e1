import type { ProjectId } from './projects.ts';

/** The port of each sub-project in development (§9); not part of `projects`, which browsers load. */
export const devPorts: Readonly<Record<ProjectId, number>> = {
  'public-pages': 8000,
  'supper-mall': 8088,
  'easy-use': 8089,
  'excellent-plus': 8090,
  'super-market': 8091,
  'standalone-pages': 8092,
  'market-mini-program': 8093,
};
