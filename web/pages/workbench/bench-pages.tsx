import { pageUrl } from '#core/site/page-url.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { routes } from '#core/site/routes.ts';
import { titles } from '#core/site/titles.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './workbench.module.css';

const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);

/** Every page of the product by project, with its address. */
export function BenchPages() {
  const { base } = useSite();
  return (
    <Floor header={{ title: '全部页面', meta: `共${pages.length}页` }}>
      {projectIds.map((project) => {
        const own = pages.filter((route) => route.project === project);
        return (
          <details key={project} className={styles.pageList}>
            <summary className={styles.entryTitle}>
              <span>{projects[project].name}</span>
              <span className={styles.entryMeta}>
                {project}　{own.length}页
              </span>
            </summary>
            <ul>
              {own.map((route) => (
                <li key={route.path} className={styles.entry}>
                  <a className="grow" href={pageUrl({ base, project, path: route.path })}>
                    {titles[route.page]}
                    <Text look="caption" block>
                      {route.path}
                    </Text>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </Floor>
  );
}
