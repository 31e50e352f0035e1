import { parsePagePath } from '../../site/paths/parse-page-path.ts';
import { pathOf } from '../../site/paths/path-of.ts';
import { marketProject, miniProgramProject, type ProjectId } from '../../site/projects.ts';
import { routeAt } from '../../site/routes.ts';
import { linkParts, originOf } from './link-parts.ts';
import type { Jump, JumpContext } from './jump.ts';

/** The destination of a jump, independent of the host: a page of the product, or another URL. */
export type JumpDestination =
  | { readonly kind: 'page'; readonly project: ProjectId; readonly path: string; readonly rest: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

// Rejects paths that a browser could read as a host, and characters that it would drop or convert.
const safePath = /^\/(?!\/)[^\s\p{Cc}\\]*$/u;

interface Place {
  readonly project: ProjectId;
  readonly path: string;
}

const refused = (message: string): JumpDestination => ({ kind: 'refused', message });

/** A path with its query; `base` is given when the path may be a full page path with base and project. */
const pageAt = (address: string, project: ProjectId, base?: string): JumpDestination => {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  if (!safePath.test(path)) return refused(`Not a path: ${address.slice(0, 80)}`);
  const pageRef = base === undefined ? undefined : parsePagePath(base, path);
  const place = { project: pageRef?.project ?? project, path: pageRef?.path ?? path };
  return { kind: 'page', rest: address.slice(path.length), ...inEdition(project, place) };
};

/** Inside the mini-program edition, the edition's own page where it has the one that a link of the mall names. */
function inEdition(project: ProjectId, place: Place): Place {
  if (project !== miniProgramProject || place.project !== marketProject) return place;
  const page = routeAt(place.project, place.path)?.page;
  const path = page && pathOf(project, page);
  return path ? { project, path } : place;
}

/** Links beginning with '//' get the page's protocol; links beginning with '/' are pages of the product (§2). */
export function jumpDestination(
  { link, project, path }: Jump,
  context: Pick<JumpContext, 'protocol' | 'host' | 'base' | 'project'>,
): JumpDestination {
  if (!link) return path ? pageAt(path, project ?? context.project) : refused('A link jump needs a path');
  if (safePath.test(/^[^?#]*/.exec(link)?.[0] ?? '')) return pageAt(link, context.project, context.base);
  const parts = linkParts(link.startsWith('//') ? `${context.protocol}${link}` : link);
  if (!parts) return refused(`Not a link: ${link.slice(0, 80)}`);
  const address = `${parts.path}${parts.query}${parts.hash}`;
  if (parts.host !== context.host) return { kind: 'address', url: `${originOf(parts)}${address}` };
  // Links to the own host get the page's protocol, so that an old http link does not leave https.
  return parsePagePath(context.base, parts.path)
    ? pageAt(address, context.project, context.base)
    : { kind: 'address', url: `${context.protocol}//${parts.host}${address}` };
}
