import { useState } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { cutsOver } from '#core/site/malls.ts';
import { plusProject, projectIds, projects } from '#core/site/projects.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { titles } from '#core/site/titles.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { isPlainClick } from '#web/platform/navigation/is-plain-click.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { useSignInAs } from './use-sign-in-as.ts';
import styles from './workbench.module.css';

const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);
const gold = '13800000001';
const withoutMembership = '13800000002';
const easyUse = '13800000003';
const plus = '13800000004';

/** Whom a page is made for: the rights mall leads members on to the market, and some pages lead guests to the sign-in. */
function visitorOf({ project, auth }: Route): string | undefined {
  if (cutsOver(project)) return withoutMembership;
  if (project === plusProject) return plus;
  if (projects[project].levelFrom === 'easyUseMember') return easyUse;
  return auth ? gold : undefined;
}

/** Every page of the product by project, with a row of the demo where it shows one, as the subscriber who may see it. */
export function BenchPages() {
  const { base } = useSite();
  const samples = useSandboxQuery(controls.samples, {});
  const state = useSandboxQuery(controls.state, {});
  const shown = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : undefined));
  const [next, setNext] = useState('');
  const signIn = useSignInAs(() => location.assign(next));
  const titleOf = (mobile: string) =>
    state.data?.subscribers.find((each) => each.mobile === mobile)?.title ?? mobile;
  const linkOf = (route: Route) => {
    const { project, path, page } = route;
    const sample = samples.data?.find((each) => each.page === page);
    // A row is shown to its owner alone; a list is shown to everyone.
    const isOfOne = Object.keys(sample?.query ?? {}).length > 0;
    const visitor = (isOfOne && sample?.mobile) || visitorOf(route) || sample?.mobile || undefined;
    return {
      href: pageUrl({ base, project, path, query: sample?.query ?? {} }),
      values: Object.values(sample?.query ?? {}).join('，'),
      visitor: visitor !== undefined && shown !== maskMobile(visitor) ? visitor : undefined,
    };
  };
  return (
    <Floor header={{ title: '全部页面', meta: `共${pages.length}页，详情页带示例` }}>
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
              {own.map((route) => {
                const { href, values, visitor } = linkOf(route);
                return (
                  <li key={route.path} className={styles.entry}>
                    <a
                      className="grow"
                      href={href}
                      onClick={(event) => {
                        if (visitor === undefined || !isPlainClick(event)) return;
                        event.preventDefault();
                        setNext(href);
                        signIn.run({ mobile: visitor });
                      }}
                    >
                      {titles[route.page]}
                      <Text look="caption" block>
                        <span>{route.path}</span>
                        {values && `　示例 ${values}`}
                        {visitor !== undefined && `　先登录为${titleOf(visitor)}`}
                      </Text>
                    </a>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </Floor>
  );
}
