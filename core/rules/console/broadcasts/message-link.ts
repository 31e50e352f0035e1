import { normalizePath } from '../../../site/paths/normalize-path.ts';
import { parsePagePath } from '../../../site/paths/parse-page-path.ts';
import type { PageId } from '../../../site/paths/path-of.ts';
import { marketProject } from '../../../site/projects.ts';
import { routeAt } from '../../../site/routes.ts';
import { linkParts, originOf } from '../../links/link-parts.ts';

interface MessageLink {
  readonly page: PageId;
  readonly query: Readonly<Record<string, string>>;
}

/** The page of the product that a message leads to, whichever mall its reader is in; undefined: the link is to no page of it. */
export function messageLink(
  link: string,
  { base, ownOrigins }: { readonly base: string; readonly ownOrigins: readonly string[] },
): MessageLink | undefined {
  const parts = linkParts(link);
  if (parts && !ownOrigins.includes(originOf(parts))) return undefined;
  const [, path = '', query = ''] = parts
    ? [undefined, parts.path, parts.query]
    : (/^(\/(?!\/)[^\s\p{Cc}\\?#]*)(\?[^#\s]*)?/u.exec(link) ?? []);
  if (path === '') return undefined;
  const found = parsePagePath(base, path) ?? { project: marketProject, path: normalizePath(path) };
  const route = routeAt(found.project, found.path);
  const values = queryOf(query);
  return route && values && { page: route.page, query: values };
}

/** The values of a query; undefined: it is malformed. */
function queryOf(query: string): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(
      query
        .slice(1)
        .split('&')
        .filter((pair) => pair !== '')
        .map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [decoded(name), decoded(value.join('='))];
        }),
    );
  } catch {
    return undefined;
  }
}
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
