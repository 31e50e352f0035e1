import { locate } from '../../site/locate.ts';
import type { ProjectId } from '../../site/projects.ts';
import { linkParts, originOf } from './link-parts.ts';
import type { Jump, JumpGround } from './jump-target.ts';

/** Where a jump leads before the host has its say: a page of ours, or an address elsewhere. */
export type JumpDestination =
  | { readonly kind: 'page'; readonly project: ProjectId; readonly path: string; readonly rest: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

// A path a browser could read as a host, or in which it would drop or turn a character, is no path.
const honestPath = /^\/(?!\/)[^\s\p{Cc}\\]*$/u;

const refused = (message: string): JumpDestination => ({ kind: 'refused', message });

/** A path with its query; `base` is given when the path may begin with it and name a project itself. */
const pageAt = (address: string, project: ProjectId, base?: string): JumpDestination => {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  if (!honestPath.test(path)) return refused(`Not a path: ${address.slice(0, 80)}`);
  const located = base === undefined ? undefined : locate(base, path);
  return {
    kind: 'page',
    rest: address.slice(path.length),
    project: located?.project ?? project,
    path: located?.path ?? path,
  };
};

/** Links beginning with '//' take the page's protocol, with '/' they stay in the product (§2). */
export function jumpDestination(
  { link, project, path }: Jump,
  ground: Pick<JumpGround, 'protocol' | 'host' | 'base' | 'project'>,
): JumpDestination {
  if (!link) return path ? pageAt(path, project ?? ground.project) : refused('A link jump needs a path');
  if (honestPath.test(/^[^?#]*/.exec(link)?.[0] ?? '')) return pageAt(link, ground.project, ground.base);
  const parts = linkParts(link.startsWith('//') ? `${ground.protocol}${link}` : link);
  if (!parts) return refused(`Not a link: ${link.slice(0, 80)}`);
  const address = `${parts.path}${parts.query}${parts.hash}`;
  if (parts.host !== ground.host) return { kind: 'address', url: `${originOf(parts)}${address}` };
  // Content on our own site follows the page's protocol, so that an old http link does not leave https.
  return locate(ground.base, parts.path)
    ? pageAt(address, ground.project, ground.base)
    : { kind: 'address', url: `${ground.protocol}//${parts.host}${address}` };
}
