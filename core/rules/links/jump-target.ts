import { miniProgramTabs } from '../../site/mini-program-tabs.ts';
import { isOperatorApp } from '../hosts/is-operator-app.ts';
import { agreedOrigins } from './agreed-origins.ts';
import { buildLink } from './build-link.ts';
import type { Jump, JumpContext } from './jump.ts';
import { jumpDestination } from './jump-destination.ts';
import { isBlacklisted } from './link-blacklist.ts';
import { linkParts, originOf } from './link-parts.ts';
import { topWindowUrl } from './top-window-url.ts';

export type JumpTarget =
  | { readonly kind: 'in-app-route'; readonly to: string; readonly replace: boolean }
  | { readonly kind: 'location'; readonly url: string; readonly replace: boolean }
  | { readonly kind: 'mini-program-tab'; readonly path: string }
  | { readonly kind: 'mini-program-page'; readonly url: string }
  | { readonly kind: 'operator-app-location'; readonly url: string }
  /** A site that is not agreed on: the link is opened unchanged, without added parameters. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

const miniProgramPage = (path: string, url: string): JumpTarget =>
  miniProgramTabs.some((tab) => tab === path)
    ? { kind: 'mini-program-tab', path }
    : { kind: 'mini-program-page', url };

/** Whether a URL is on the own host or an agreed origin. */
const isAgreed = (url: string, context: JumpContext): boolean => {
  const parts = linkParts(url);
  return (
    parts !== undefined && (parts.host === context.host || agreedOrigins(context).includes(originOf(parts)))
  );
};

/** The target of a jump in this host (§2, General link jumps). The message of a refusal is for the log. */
export function jumpTarget(jump: Jump, context: JumpContext): JumpTarget {
  const to = jumpDestination(jump, context);
  const { params = {}, replace = false } = jump;
  const withParams = (link: string): string => buildLink(link, params, context.now);
  const leave = (link: string): JumpTarget =>
    isOperatorApp(context.app)
      ? { kind: 'operator-app-location', url: withParams(link) }
      : { kind: 'location', url: withParams(link), replace };
  switch (to.kind) {
    case 'refused':
      return to;
    case 'address':
      if (isBlacklisted(to.url, context.blacklist))
        return { kind: 'refused', message: `Blacklisted link: ${to.url.slice(0, 80)}` };
      return isAgreed(to.url, context) ? leave(to.url) : { kind: 'external', url: to.url };
    case 'page': {
      const { project, path, rest } = to;
      if (context.app === 'chat-mini-program' && path.startsWith('/pages/'))
        return miniProgramPage(path, withParams(path + rest));
      if (isOperatorApp(context.app) || project !== context.project)
        return leave(
          topWindowUrl(`${context.protocol}//${context.host}`, { base: context.base, project, path }) + rest,
        );
      return context.hasRouter
        ? { kind: 'in-app-route', to: withParams(path + rest), replace }
        : { kind: 'refused', message: 'A link jump needs a router' };
    }
  }
}
