import type { Floor } from '#core/contract/goods/floors.shapes.ts';

/** The "more" at a floor's right end, where it leads somewhere. */
export const moreOf = ({ link }: Pick<Floor, 'link'>): { readonly href: string } | undefined =>
  link === null ? undefined : { href: link };
