import { names } from '#core/config/names.ts';
import { shareLink } from '#core/rules/hosts/share-link.ts';
import type { World } from '../world/world.tsx';
import type { Host, ShareInfo } from './host.ts';

/** What somebody sees who is sent a page that says nothing about itself: the project's name over the product's sentence. */
const projectShare = (
  { project, base }: World,
  { origin, href }: Pick<Location, 'origin' | 'href'>,
): ShareInfo => ({
  title: project.name,
  desc: names.slogan,
  link: shareLink(href),
  imgUrl: `${origin}${base}/share/card.png`,
});

/** Tells the app around the page what sharing it shows (§7, Share setup); an app that will not hear it shares as it likes. */
export async function setShare(world: World, host: Host, info: Partial<ShareInfo>): Promise<void> {
  const share = { ...projectShare(world, globalThis.location), ...info };
  // A mini-program shares its own pages, not what it shows in them.
  const chat = host.miniProgram ? undefined : host.chat;
  await Promise.allSettled([
    Promise.resolve(chat?.setShare(share)),
    Promise.resolve(host.app?.enableShared(share)),
  ]);
}
