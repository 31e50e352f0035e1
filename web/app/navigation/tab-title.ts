import { projects } from '#core/site/projects.ts';
import type { FoundPage } from '../find-page.ts';
import type { PagePlace } from './route-of.ts';

/** What the browser's tab shows: a mall's name at its home, else the title of the page. */
export const tabTitle = (
  { project }: PagePlace,
  { pageId }: Pick<FoundPage, 'pageId'>,
  title: string,
): string => (pageId === 'home' && project !== 'workbench' ? projects[project].name : title);
