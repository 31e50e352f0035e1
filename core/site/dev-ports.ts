import type { ProjectId } from './projects.ts';

/** The port of each sub-project in development (§9), counted from the first; not part of `projects`, which browsers load. */
export const devPorts = (first = 8_000): Readonly<Record<ProjectId, number>> => ({
  'public-pages': first,
  'supper-mall': first + 88,
  'easy-use': first + 89,
  'excellent-plus': first + 90,
  'super-market': first + 91,
  'standalone-pages': first + 92,
  'market-mini-program': first + 93,
});
