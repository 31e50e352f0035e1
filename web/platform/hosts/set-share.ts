import { names } from '#core/config/names.ts';
import { shareLink } from '#core/rules/hosts/share-link.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { Host, ShareInfo } from './host.ts';

/** The default share card: the project's name and the product's description. */
const projectShare = (
  { project, base }: SiteContext,
  { origin, href }: Pick<Location, 'origin' | 'href'>,
): ShareInfo => ({
  title: project.name,
  desc: names.slogan,
  link: shareLink(href),
  imgUrl: `${origin}${base}/share/card.png`,
});

/** Sets the host's share data (§7, Share setup); on failure the host's default stays. */
export async function setShare(site: SiteContext, host: Host, info: Partial<ShareInfo>): Promise<void> {
  const share = { ...projectShare(site, globalThis.location), ...info };
  // Mini-programs share their own pages, not embedded ones.
  const chat = host.miniProgram ? undefined : host.chat;
  await Promise.allSettled([
    Promise.resolve(chat?.setShare(share)),
    Promise.resolve(host.app?.enableShared(share)),
  ]);
}
