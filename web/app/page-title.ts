import { routeAt } from '#core/site/routes.ts';
import { titles, workbenchTitles } from '#core/site/titles.ts';
import type { PagePlace } from './navigation/route-of.ts';

/** The title of the page at a place. */
export const pageTitle = ({ project, path }: PagePlace): string =>
  (project === 'workbench' ? workbenchTitles[path] : titles[routeAt(project, path)?.page ?? 'notFound']) ??
  titles.notFound;
