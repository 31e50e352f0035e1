import { queryString } from '#core/rules/links/query-string.ts';
import { menus, type FixedMenuEntry } from '#core/site/menus.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { TabBar } from '#web/ui/tab-bar/tab-bar.tsx';

/** The project's tab bar with the current page marked; empty for projects without tabs. */
export function BottomMenu({ page }: { page: PageId }) {
  const { base, projectId } = useSite();
  if (projectId === 'workbench') return null;
  const menu = menus[projectId];
  if (menu?.source !== 'fixed') return null;
  const hrefOf = ({ url, query, routerMark }: FixedMenuEntry) =>
    url === ''
      ? pageUrl({ base, project: projectId, path: routerMark, query })
      : `${url}${url.includes('?') ? '&' : '?'}${queryString(query)}`;
  const items = menu.entries.map((entry) => ({
    text: entry.menuName,
    icon: entry.icon,
    raised: entry.icon === 'member',
    href: hrefOf(entry),
  }));
  const here = menu.entries.find(({ routerMark }) => routerMark === pathOf(projectId, page));
  return <TabBar items={items} current={here ? hrefOf(here) : ''} />;
}
