import {
  createContext,
  use,
  useCallback,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { buildLink } from '#core/rules/links/build-link.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/path-of.ts';
import { frontProject, projectIds, type ProjectId } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { useWorld } from '../world/world.tsx';
import { isPlainClick } from './is-plain-click.ts';

export interface Target {
  /** The project whose page is meant, where several have it. */
  readonly project?: ProjectId;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

export interface Navigator {
  push(url: string): void;
  replace(url: string): void;
  /** To the page before this one; from one that was opened directly, to the project's index. */
  back(): void;
  readonly search: string;
  /** The page's path in its project. */
  readonly path: string;
}

const NavigatorContext = createContext<Navigator | undefined>(undefined);
export const NavigatorProvider = NavigatorContext.Provider;

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator outside of NavigatorProvider');
  return navigator;
}

/** The address of a page: in the project named, else in this one when it has the page, else where the page is at home. */
export function useHref(): (target: Target) => string {
  const { base, projectId } = useWorld();
  return useCallback(
    ({ project, page, query }) => {
      const here = projectId === 'workbench' ? frontProject : projectId;
      const home = (project ? [project] : [here, ...projectIds]).find((id) => pathOf(id, page));
      const path = home && pathOf(home, page);
      if (!path) throw new Error(`${project ?? here} has no page ${page}`);
      return pageUrl({ base, project: home, path, ...(query && { query }) });
    },
    [base, projectId],
  );
}

/** Goes to a page; every navigation carries the time (§2). */
export function useGo(): (target: Target, how?: 'push' | 'replace') => void {
  const navigator = useNavigator();
  const href = useHref();
  return useCallback(
    (target, how = 'push') => navigator[how](buildLink(href(target), {}, Date.now())),
    [navigator, href],
  );
}

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Target;
  readonly children: ReactNode;
}

/** A link to a page: a real address, so that it works before the scripts do. */
export function PageLink({ to, children, onClick, ...rest }: PageLinkProps) {
  const href = useHref();
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={href(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Which page this is, for pages that serve several meanings. */
export function usePageId(): PageId | undefined {
  const { path } = useNavigator();
  const { projectId } = useWorld();
  return projectId === 'workbench' ? undefined : routeAt(projectId, path)?.page;
}

/** One value of the page's query. */
export function useQueryValue(name: string): string | undefined {
  const { search } = useNavigator();
  return new URLSearchParams(search).get(name) ?? undefined;
}
