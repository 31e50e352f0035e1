import { redirectAt } from '../../site/redirects/redirects.ts';
import { normalizePath } from '../../site/paths/normalize-path.ts';
import { parsePagePath } from '../../site/paths/parse-page-path.ts';
import { marketProject } from '../../site/projects.ts';
import { routeAt } from '../../site/routes.ts';
import { isBlacklisted } from '../links/link-blacklist.ts';
import { linkParts, originOf } from '../links/link-parts.ts';

export interface LinkPlaces {
  readonly base: string;
  readonly ownOrigins: readonly string[];
  /** REDIRECT_ORIGINS. */
  readonly agreedOrigins: readonly string[];
  readonly blacklist: readonly string[];
}

/** Why a link must not stand on a page; undefined: a page of the product, or an agreed site. */
export function contentLinkFault(
  link: string,
  { base, ownOrigins, agreedOrigins, blacklist }: LinkPlaces,
): string | undefined {
  const parts = linkParts(link);
  const origin = parts && originOf(parts);
  if (isBlacklisted(link, blacklist)) return '在黑名单里';
  if (origin !== undefined && !ownOrigins.includes(origin))
    return agreedOrigins.includes(origin) ? undefined : '不在允许的站点里';
  const path = parts ? parts.path : (/^\/(?!\/)[^\s\p{Cc}\\?#]*/u.exec(link)?.[0] ?? '');
  if (path === '') return '不是页面路径，也不是网址';
  const page = parsePagePath(base, path) ?? { project: marketProject, path: normalizePath(path) };
  return routeAt(page.project, page.path) || redirectAt(page.project, page.path) ? undefined : '没有这个页面';
}
