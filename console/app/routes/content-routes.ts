import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const opened = textSearch('key', 'revision');
const component = lazyRouteComponent(
  () => import('../../pages/content/content-list-page.tsx'),
  'ContentListPage',
);
const editor = lazyRouteComponent(
  () => import('../../pages/content/content-editor-page.tsx'),
  'ContentEditorPage',
);
const listed = textSearch('words', 'state', 'city');
const list = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    validateSearch: (search: ReturnType<typeof listed> & SearchSchemaInput) => listed(search),
  });
const edit = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component: editor,
    validateSearch: (search: ReturnType<typeof opened> & SearchSchemaInput) => opened(search),
  });

const libraryFilters = textSearch('words', 'form', 'state', 'by', 'picture');
const library = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pictures',
  component: lazyRouteComponent(() => import('../../pages/pictures/pictures-page.tsx'), 'PicturesPage'),
  validateSearch: (search: ReturnType<typeof libraryFilters> & SearchSchemaInput) => libraryFilters(search),
});

/** One list and one editor for every kind; the address says which. */
export const contentRoutes = [
  list('/content/floors'),
  edit('/content/floors/edit'),
  list('/content/materials'),
  edit('/content/materials/edit'),
  list('/content/notices'),
  edit('/content/notices/edit'),
  list('/content/lamps'),
  edit('/content/lamps/edit'),
  list('/content/questions'),
  edit('/content/questions/edit'),
  list('/content/menus'),
  edit('/content/menus/edit'),
  list('/content/synonyms'),
  edit('/content/synonyms/edit'),
  list('/content/searchWords'),
  edit('/content/searchWords/edit'),
  library,
  list('/content/rightTexts'),
  edit('/content/rightTexts/edit'),
  list('/content/categories'),
  edit('/content/categories/edit'),
  list('/content/marketingPoints'),
  edit('/content/marketingPoints/edit'),
  list('/content/preheatNotices'),
  edit('/content/preheatNotices/edit'),
  list('/content/guideSteps'),
  edit('/content/guideSteps/edit'),
  list('/content/pageTexts'),
  edit('/content/pageTexts/edit'),
  list('/content/zoneCards'),
  edit('/content/zoneCards/edit'),
] as const;
