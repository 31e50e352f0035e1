import { isPlainClick } from '#web/platform/navigation/is-plain-click.ts';
import { routeOf, type PagePlace } from './route-of.ts';

export interface LinkWays {
  readonly base: string;
  /** Navigates inside the document if the URL is one of our pages; otherwise returns false. */
  isRouted(place: PagePlace): boolean;
  push(url: string): void;
  jump(link: string): void;
}

/**
 * Links are real addresses, so that they work before hydration. Afterwards a tap on an internal link navigates inside the
 * document where possible, and the router adds the timestamp; every other link follows the rules of link jumps (§2).
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
    const place = ours ? routeOf(base, pathname) : undefined;
    const partOfThisPage =
      ours && hash !== '' && pathname === location.pathname && search === location.search;
    if (partOfThisPage || (ours && !place) || !/^https?:$/.test(protocol)) return;
    event.preventDefault();
    if (place && isRouted(place)) push(href);
    else jump(href);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
