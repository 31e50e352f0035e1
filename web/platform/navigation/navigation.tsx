import {
  createContext,
  use,
  useCallback,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { buildLink } from '#core/rules/links/build-link.ts';
import { linkProject } from '#core/site/paths/link-project.ts';
import { mallOfSubscriber } from '#core/site/mall-of-subscriber.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { defaultProject, type ProjectId } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { useRememberedMember } from '../session/remembered-member.ts';
import { useSite } from '../site/site-context.tsx';
import { isPlainClick } from './is-plain-click.ts';

export interface Target {
  /** The project, if several have this page. */
  readonly project?: ProjectId;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

export interface Navigator {
  push(url: string): void;
  replace(url: string): void;
  /** Goes back, or to the home of the mall or campaign if the page was opened directly. */
  back(): void;
  /** One value of the page's query; on the server the names that a rendering reads are part of the document's cache key. */
  queryValue(name: string): string | undefined;
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

/** The URL of a page: in the given project, else in the current one if it has the page, else in the mall of the member, else in its home project. */
export function useHref(): (target: Target) => string {
  const { base, projectId } = useSite();
  const member = useRememberedMember();
  const ownMall =
    member &&
    mallOfSubscriber({ holdsProduct: member.products.length > 0, inProvince: member.user.ispFlag === 1 })
      .product;
  return useCallback(
    ({ project, page, query }) => {
      const here = projectId === 'workbench' ? defaultProject : projectId;
      const home = project ?? linkProject(here, page, ownMall);
      const path = home && pathOf(home, page);
      if (!path) throw new Error(`${project ?? here} has no page ${page}`);
      return pageUrl({ base, project: home, path, ...(query && { query }) });
    },
    [base, projectId, ownMall],
  );
}

/** Navigates to a page; every navigation carries a timestamp (§2). */
export function useGo(): (target: Target, how?: 'push' | 'replace') => void {
  const navigator = useNavigator();
  const href = useHref();
  return useCallback(
    (target, how = 'push') => navigator[how](buildLink(href(target), {}, Date.now())),
    [navigator, href],
  );
}

/** The URL of a page, and what a plain click on its link does: navigate without a new document. */
export function useLink(to: Target): { readonly href: string; follow(event: MouseEvent): void } {
  const href = useHref();
  const go = useGo();
  return {
    href: href(to),
    follow(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(to);
    },
  };
}

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Target;
  readonly children: ReactNode;
}

/** A link to a page: a real URL, so that it works before hydration. */
export function PageLink({ to, children, onClick, ...rest }: PageLinkProps) {
  const { href, follow } = useLink(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!rest.target || rest.target === '_self') follow(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** The current page meaning, for modules that serve several. */
export function usePageId(): PageId | undefined {
  const { path } = useNavigator();
  const { projectId } = useSite();
  return projectId === 'workbench' ? undefined : routeAt(projectId, path)?.page;
}

/** One value of the page's query. */
export function useQueryValue(name: string): string | undefined {
  return useNavigator().queryValue(name);
}

/** Reads values from a query. */
export const queryReader = (search: string): Navigator['queryValue'] => {
  const query = new URLSearchParams(search);
  return (name) => query.get(name) ?? undefined;
};
