import { buildLink } from '#core/rules/links/build-link.ts';
import { isPlainClick } from '#web/platform/navigation/is-plain-click.ts';
import { placeOf, type PagePlace } from './place-of.ts';

export interface LinkWays {
  readonly base: string;
  /** Whether the router takes one to this page of ours; the rest are jumps. */
  isRouted(place: PagePlace): boolean;
  push(url: string): void;
  jump(link: string): void;
}

/**
 * Every link stays a real address, so that it works before the scripts do. Once they run, a tap on one to a page of ours is followed
 * without leaving the document where that is possible and carries the time; every other one follows the rules of link jumps (§2).
 */
export function followLinks({ base, isRouted, push, jump }: LinkWays): () => void {
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.hasAttribute('download') ||
      (link.target !== '' && link.target !== '_self')
    )
      return;
    const { protocol, origin, pathname, search, hash, href } = new URL(link.href);
    const ours = origin === location.origin;
    const place = ours ? placeOf(base, pathname) : undefined;
    const partOfThisPage =
      ours && hash !== '' && pathname === location.pathname && search === location.search;
    if (partOfThisPage || (ours && !place) || !/^https?:$/.test(protocol)) return;
    event.preventDefault();
    if (place && isRouted(place)) push(buildLink(href, {}, Date.now()));
    else jump(href);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
