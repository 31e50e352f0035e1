import { pageUrl } from '#core/site/page-url.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { routes } from '#core/site/routes.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

const claimPages = routes.filter(({ page }) => page === 'rightsEntrance');

/** The ways into the product: the page rights are claimed on, the index of every project, and what there is to look things up in. */
export function BenchDoors() {
  const { base } = useWorld();
  const indexes = projectIds.map((project) => ({
    project,
    path: projects[project].index,
    title: projects[project].name,
  }));
  const doors = [
    ...[...claimPages, ...indexes].map(({ project, path, title }) => ({
      href: pageUrl({ base, project, path }),
      title,
      note: project,
    })),
    { href: '/sandbox/hosts', title: '宿主模拟器', note: 'hosts' },
    { href: '/sandbox/report', title: '行为报表与日志', note: 'report' },
    { href: '/sandbox/openapi', title: '接口说明', note: 'openapi' },
    { href: '/sandbox/gallery', title: '组件陈列', note: 'gallery' },
  ];
  return (
    <Floor header={{ title: '打开页面' }}>
      <ul className="wb__links">
        {doors.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href}>
              {title}
              <span className="wb__t">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
