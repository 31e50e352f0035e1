import { pageUrl } from '#core/site/page-url.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { routes } from '#core/site/routes.ts';
import { titles } from '#core/site/titles.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './workbench.module.css';

const claimPages = routes
  .filter(({ page }) => page === 'rightsEntrance')
  .map((route) => ({ ...route, title: titles.rightsEntrance }));

/** Links into the product: the claim page, and the index of every project. */
export function WorkbenchLinks() {
  const { base } = useSite();
  const indexes = projectIds.map((project) => ({
    project,
    path: projects[project].index,
    title: projects[project].name,
  }));
  const links = [...claimPages, ...indexes].map(({ project, path, title }) => ({
    href: pageUrl({ base, project, path }),
    title,
    note: project,
  }));
  return (
    <Floor header={{ title: '打开页面' }}>
      <ul className={styles.links}>
        {links.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href}>
              {title}
              <span className={styles.entryMeta}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
