import { miniProgramTabs } from '../../site/mini-program-tabs.ts';
import { marketProject, miniProgramProject } from '../../site/projects.ts';
import { translateRoute } from '../../site/redirects/translate-route.ts';
import { topWindowUrl } from './top-window-url.ts';
import { jumpDestination } from './jump-destination.ts';

/** Where a link leads inside the native mini-program. */
export type MiniProgramTarget =
  | { readonly kind: 'tab'; readonly path: string }
  | { readonly kind: 'page'; readonly url: string }
  /** A page of ours without a native one: it opens in the web view. */
  | { readonly kind: 'web'; readonly url: string }
  /** Another site, which the web view may not open. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface MiniProgramSite {
  readonly origin: string;
  readonly base: string;
}

/** The native page of a link, otherwise its web page (§2, Mini-program navigation). */
export function miniProgramTarget(link: string, { origin, base }: MiniProgramSite): MiniProgramTarget {
  const [protocol = '', host = ''] = origin.split('//');
  const to = jumpDestination(
    { link: /^\/(?!\/)/.test(link) ? origin + link : link },
    { protocol: protocol === 'http:' ? 'http:' : 'https:', host, base, project: marketProject },
  );
  switch (to.kind) {
    case 'refused':
      return to;
    case 'address':
      return { kind: 'external', url: to.url };
    case 'page': {
      const { project, path, rest } = to;
      const native = translateRoute(project, miniProgramProject, path, {});
      if (native?.project !== miniProgramProject)
        return { kind: 'web', url: topWindowUrl(origin, { base, project, path }) + rest };
      return miniProgramTabs.some((tab) => tab === native.path)
        ? { kind: 'tab', path: native.path }
        : { kind: 'page', url: native.path + rest };
    }
  }
}
