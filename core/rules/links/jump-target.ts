import type { HostId } from '../../config/hosts.ts';
import { miniProgramTabs } from '../../site/mini-program-tabs.ts';
import type { ProjectId } from '../../site/projects.ts';
import { isOperatorApp } from '../hosts/is-operator-app.ts';
import { agreedOrigins, type AgreedPlaces } from './agreed-origins.ts';
import { buildLink } from './build-link.ts';
import { jumpDestination } from './jump-destination.ts';
import { isBlacklisted } from './link-blacklist.ts';
import { linkParts, originOf, type WebProtocol } from './link-parts.ts';
import type { QueryValue } from './query-string.ts';
import { topWindowUrl } from './top-window-url.ts';

/** A full link, or a project with a path; params go with either. */
export interface Jump {
  readonly link?: string | undefined;
  readonly project?: ProjectId | undefined;
  readonly path?: string | undefined;
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  readonly replace?: boolean | undefined;
}

/** Where the jump starts. */
export interface JumpGround extends AgreedPlaces {
  readonly protocol: WebProtocol;
  /** As in the address bar, with its port. */
  readonly host: string;
  readonly base: string;
  readonly project: ProjectId;
  readonly app: HostId;
  readonly hasRouter: boolean;
  readonly blacklist: readonly string[];
  readonly now: number;
}

export type JumpTarget =
  | { readonly kind: 'in-app-route'; readonly to: string; readonly replace: boolean }
  | { readonly kind: 'location'; readonly url: string; readonly replace: boolean }
  | { readonly kind: 'mini-program-tab'; readonly path: string }
  | { readonly kind: 'mini-program-page'; readonly url: string }
  | { readonly kind: 'operator-app-location'; readonly url: string }
  /** A place nobody has agreed on: the link as it is written, with nothing of ours or the subscriber's. */
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

const miniProgramPage = (path: string, url: string): JumpTarget =>
  miniProgramTabs.some((tab) => tab === path)
    ? { kind: 'mini-program-tab', path }
    : { kind: 'mini-program-page', url };

/** Our own files, and whoever the operator has an agreement with. */
const isAgreed = (url: string, ground: JumpGround): boolean => {
  const parts = linkParts(url);
  return (
    parts !== undefined && (parts.host === ground.host || agreedOrigins(ground).includes(originOf(parts)))
  );
};

/** What a jump comes to in this host (§2, General link jumps). A refusal's message is for the log. */
export function jumpTarget(jump: Jump, ground: JumpGround): JumpTarget {
  const to = jumpDestination(jump, ground);
  const { params = {}, replace = false } = jump;
  const built = (link: string): string => buildLink(link, params, ground.now);
  const leave = (link: string): JumpTarget =>
    isOperatorApp(ground.app)
      ? { kind: 'operator-app-location', url: built(link) }
      : { kind: 'location', url: built(link), replace };
  switch (to.kind) {
    case 'refused':
      return to;
    case 'address':
      if (isBlacklisted(to.url, ground.blacklist))
        return { kind: 'refused', message: `Blacklisted link: ${to.url.slice(0, 80)}` };
      return isAgreed(to.url, ground) ? leave(to.url) : { kind: 'outside', url: to.url };
    case 'page': {
      const { project, path, rest } = to;
      if (ground.app === 'chat-mini-program' && path.startsWith('/pages/'))
        return miniProgramPage(path, built(path + rest));
      if (isOperatorApp(ground.app) || project !== ground.project)
        return leave(
          topWindowUrl(`${ground.protocol}//${ground.host}`, { base: ground.base, project, path }) + rest,
        );
      return ground.hasRouter
        ? { kind: 'in-app-route', to: built(path + rest), replace }
        : { kind: 'refused', message: 'A link jump needs a router' };
    }
  }
}
