import type { PageId } from '#core/site/paths/path-of.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf } from '#core/site/paths/path-of.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { environment, origin, project, projectId } from '../../platform/settings.ts';
import { WebViewOf } from './web-view-of.tsx';

/** The web edition of a page of this package, with the same path and query. */
export function WebEdition({ page }: { readonly page: PageId }) {
  const query = usePageQuery();
  const path = pathOf(projectId, page) ?? project.index;
  return <WebViewOf url={origin + pageUrl({ base: environment.base, project: projectId, path, query })} />;
}
